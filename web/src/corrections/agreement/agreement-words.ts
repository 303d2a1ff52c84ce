import type { AgreedCriterion } from '@sabia/domain/essays/agreement.contract.ts';
import { fewestPairs } from '@sabia/domain/essays/agreement.ts';
import { count } from '../../ui/words/plural.ts';
import { formatPoints } from '../essay-room/format-points.ts';

const degrees = [
  [0.8, 'muito alta'],
  [0.6, 'alta'],
  [0.4, 'média'],
] as const;

/** '0,82, muito alta'; the degrees are those of Landis and Koch, in four steps. */
function kappaWords(kappa: number): string {
  const degree = degrees.find(([from]) => kappa >= from)?.[1] ?? 'baixa';
  return `${kappa.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}, ${degree}`;
}

/** 'em média 12 pontos acima' */
function differenceWords(difference: number): string {
  const points = Math.abs(Math.round(difference * 10) / 10);
  if (points === 0) return 'em média a mesma nota';
  const quantity = points === 1 ? '1 ponto' : `${formatPoints(points)} pontos`;
  return `em média ${quantity} ${difference > 0 ? 'acima' : 'abaixo'}`;
}

/** The agreement in a criterion in words, or the number of double corrections as long as they are few. */
export function agreementWords({ pairsQtd, kappa, meanDifference }: AgreedCriterion): string {
  if (meanDifference === null)
    return `${count(pairsQtd, 'correção dupla', 'correções duplas')} de ${fewestPairs}`;
  // All marks are equal.
  if (kappa === null) return 'sempre a mesma nota';
  return `${kappaWords(kappa)} · ${differenceWords(meanDifference)}`;
}

/** '12 min', 'menos de 1 min', '1h30' */
export function minutesWords(minutes: number): string {
  if (minutes < 1) return 'menos de 1 min';
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return `${Math.floor(whole / 60)}h${String(whole % 60).padStart(2, '0')}`;
}
