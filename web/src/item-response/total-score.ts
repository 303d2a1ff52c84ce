import type { TotalScore } from '@sabia/domain/item-response/exam-scale.ts';
import { countPoints, points } from './points.ts';

/** '427,0', '40'; a dash where there is no score. */
export const totalPoints = ({ kind, total }: Pick<TotalScore, 'kind' | 'total'>): string =>
  total === null ? '–' : kind === 'COUNT' ? countPoints(total) : points(total);

/** '427,0', '427,0, estimada', '40 pontos'; null where there is no score. */
export function scoreWords(score: TotalScore | undefined): string | null {
  if (!score || score.total === null) return null;
  const unit = score.kind === 'COUNT' ? ` ${pointsUnit(score.total)}` : '';
  return `${totalPoints(score)}${unit}${score.isEstimated ? ', estimada' : ''}`;
}

/** 'ponto' after 1, 0,5 or −1, else 'pontos'. */
export const pointsUnit = (total: number): string =>
  Math.abs(total) < 2 && total !== 0 ? 'ponto' : 'pontos';
