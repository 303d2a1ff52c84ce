import type { AttemptResult } from './attempt.ts';

/** PENDING: a correction can still make the attempt pass. */
export const verdicts = ['PASSED', 'PENDING', 'FAILED'] as const;
export type Verdict = (typeof verdicts)[number];

/** The words of a result beside its score. */
export const verdictNames = {
  PASSED: 'Aprovação',
  PENDING: 'Nota provisória',
  FAILED: 'Sem aprovação',
} as const satisfies Record<Verdict, string>;

/** The certain part of the result of an attempt with a passing score: a later correction only adds credit (product.md Q32). */
export function verdictOf({
  isApproved,
  awaitingQtd = 0,
}: Pick<AttemptResult, 'isApproved' | 'awaitingQtd'>): Verdict {
  if (isApproved) return 'PASSED';
  return awaitingQtd > 0 ? 'PENDING' : 'FAILED';
}
