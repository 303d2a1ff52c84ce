import type { ListedAttempt } from '@sabia/domain/attempts/attempt.ts';
import { expect, it } from 'vitest';
import { approvedByCut } from './approval-by-cut.ts';

const attempt = (id: string, passingScore: number): ListedAttempt => ({
  id,
  number: 1,
  questionsQtd: 80,
  passingScore,
  deadline: null,
  submittedAt: '2026-11-01T12:00:00.000Z',
  result: { isApproved: false, correctAverage: 56.3, correctQuestionsQtd: 45, averageTime: null },
});
const page = (given: ListedAttempt) => ({
  items: [given],
  best: given,
  total: 1,
  page: 1,
  limit: 20,
  totalPages: 1,
});

it.each([
  ['the cut, not by the passing score', 70, true, { passingScore: 70, isApproved: true }],
  ['the cut, without a passing score', 0, true, { passingScore: 1, isApproved: true }],
  ['the cut, not reached', 70, false, { passingScore: 70, isApproved: false }],
  ['nothing without a cut', 70, null, { passingScore: 0, isApproved: false }],
])('an attempt is approved by %s', (_, passingScore, verdict, seen) => {
  const { items, best } = approvedByCut(
    page(attempt('a', passingScore)),
    new Map([['a', verdict]]),
  );
  for (const shown of [items[0], best]) {
    expect([shown?.passingScore, shown?.result?.isApproved]).toEqual([
      seen.passingScore,
      seen.isApproved,
    ]);
  }
});
