import type { TrainingEstimate } from '@sabia/domain/item-response/trainings.contract.ts';

/** The least and the greatest score of an estimate: two standard errors around it. */
export function rangeOf({ score, standardError }: TrainingEstimate): [number, number] {
  return [Math.round(score - 2 * standardError), Math.round(score + 2 * standardError)];
}

/** 'entre 540 e 680' */
export function rangeWords(estimate: TrainingEstimate): string {
  const [least, greatest] = rangeOf(estimate);
  return `entre ${least} e ${greatest}`;
}
