import type { AreaResult } from '@sabia/domain/item-response/exam-scores.contract.ts';

/** False: every area counts the same, so that weights are not shown. */
export const hasWeights = (areas: readonly Pick<AreaResult, 'weight'>[]): boolean =>
  new Set(areas.map(({ weight }) => weight)).size > 1;
