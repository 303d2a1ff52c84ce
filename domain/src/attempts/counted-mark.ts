import type { Annulment } from './annulment.ts';

/** Of a question in one exam; null: it is not annulled. */
export interface Annulled {
  annulment?: Annulment | null | undefined;
}

/** The weight and the credit by which an answer counts in the score of its attempt. */
export function countedMark(
  { annulment: annulled }: Annulled,
  mark: { weight: number; credit: number },
): { weight: number; credit: number } {
  if (annulled?.choice === 'OUT_OF_SCORE') return { weight: 0, credit: 0 };
  return annulled ? { ...mark, credit: 1 } : mark;
}
