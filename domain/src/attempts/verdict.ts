import type { AttemptResult } from './attempt.ts';

/** PENDING: a correction can still make the attempt pass. */
export type Verdict = 'PASSED' | 'PENDING' | 'FAILED';

/** The certain part of the result of an attempt with a passing score: a later correction only adds credit (product.md Q32). */
export function verdictOf({
  isApproved,
  awaitingQtd = 0,
}: Pick<AttemptResult, 'isApproved' | 'awaitingQtd'>): Verdict {
  if (isApproved) return 'PASSED';
  return awaitingQtd > 0 ? 'PENDING' : 'FAILED';
}
