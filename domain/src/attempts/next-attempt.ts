import { closingOf, type TimeOfAttempt } from './deadline.ts';
import type { ExamWindow } from '../exams/exam-window.ts';

/** The terms of an exam for a learner that decide on the start of an attempt. */
export interface AttemptTerms extends ExamWindow, TimeOfAttempt {
  attemptsLimit: number | null;
  attemptsPauseHours: number | null;
}

interface EarlierAttempts {
  /** The number of the last attempt; 0 without one. Attempts of earlier rounds of a course count. */
  lastNumber: number;
  lastSubmittedAt: string | null;
}

/** May a learner start the next attempt? `from`: the opening, or the end of the pause; `since`: the closing. */
export type NextAttempt =
  | { granted: true }
  | { granted: false; because: 'not-open'; from: string }
  | { granted: false; because: 'closed'; since: string }
  | { granted: false; because: 'attempts-used' }
  | { granted: false; because: 'pause'; from: string };

/** The rule for the next attempt at an exam (product.md A8, A16). */
export function nextAttempt(
  terms: AttemptTerms,
  { lastNumber, lastSubmittedAt }: EarlierAttempts,
  now: Date,
): NextAttempt {
  const { opensAt, attemptsLimit, attemptsPauseHours } = terms;
  if (opensAt !== null && now < new Date(opensAt))
    return { granted: false, because: 'not-open', from: opensAt };
  const closing = closingOf(terms);
  if (closing && now >= closing)
    return { granted: false, because: 'closed', since: closing.toISOString() };
  if (attemptsLimit !== null && lastNumber >= attemptsLimit)
    return { granted: false, because: 'attempts-used' };
  if (attemptsPauseHours === null || lastSubmittedAt === null) return { granted: true };
  const from = new Date(Date.parse(lastSubmittedAt) + attemptsPauseHours * 3_600_000);
  return from > now
    ? { granted: false, because: 'pause', from: from.toISOString() }
    : { granted: true };
}

interface ListedAttempt {
  number: number;
  submittedAt: string | null;
  /** Of an attempt on paper, which takes none away (product.md MOCK13). */
  readAt?: string | null | undefined;
}

/** The attempts that count against the limit, from the learner's attempts, the newest first. */
export const usedAttempts = (attempts: readonly ListedAttempt[]): number =>
  (attempts[0]?.number ?? 0) - attempts.filter(({ readAt }) => readAt).length;

/** Like `nextAttempt`, from the learner's attempts, the newest first. */
export const nextAttemptAfter = (
  attempts: readonly ListedAttempt[],
  terms: AttemptTerms,
  now: Date,
): NextAttempt =>
  nextAttempt(
    terms,
    {
      lastNumber: usedAttempts(attempts),
      lastSubmittedAt: attempts.find(({ readAt }) => !readAt)?.submittedAt ?? null,
    },
    now,
  );
