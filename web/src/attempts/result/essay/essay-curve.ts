import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';

export const [curveWidth, curveHeight] = [160, 48];
const margin = 6;

/** The places of points from 0 to the most, from the left to the right. */
export const placesOf = (points: readonly number[], most: number): [x: number, y: number][] =>
  points.map((value, at) => [
    points.length === 1
      ? curveWidth / 2
      : margin + (at * (curveWidth - 2 * margin)) / (points.length - 1),
    curveHeight - margin - (value / most) * (curveHeight - 2 * margin),
  ]);

/** The points of each essay by a criterion; zero by a reason is zero of each. */
export const pointsBy = (curve: EssayResult['curve'], key: string): number[] =>
  curve.map(({ points }) => points[key] ?? 0);

const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** '40 acima da redação anterior' */
export function curveWords(points: readonly number[]): string {
  const change = (points.at(-1) ?? 0) - (points.at(-2) ?? 0);
  if (change === 0) return 'igual à redação anterior';
  return `${format.format(Math.abs(change))} ${change < 0 ? 'abaixo' : 'acima'} da redação anterior`;
}
