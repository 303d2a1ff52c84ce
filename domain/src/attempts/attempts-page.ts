import type { AttemptsPage, ListedAttempt } from './attempt.ts';
import { bestOf } from './grade.ts';

/** The first page of a learner without attempts. */
export const noAttempts: AttemptsPage = {
  items: [],
  page: 1,
  limit: 10,
  total: 0,
  totalPages: 0,
  best: null,
};

/** The first page of a learner's attempts after one of them has started or was submitted. */
export function withAttempt(page: AttemptsPage, attempt: ListedAttempt): AttemptsPage {
  const others = page.items.filter(({ id }) => id !== attempt.id);
  const total = page.total + (others.length === page.items.length ? 1 : 0);
  return {
    ...page,
    items: [...others, attempt].toSorted((a, b) => b.number - a.number).slice(0, page.limit),
    total,
    totalPages: Math.ceil(total / page.limit),
    best: bestOf(page.best ? [page.best, attempt] : [attempt]),
  };
}
