import type { CorrectedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { formatPoints } from './format-points.ts';

/** The effect of a correction that was sent, for its corrector. */
export function toldResult({
  status,
  score,
  marks,
}: Pick<CorrectedEssay, 'status' | 'score' | 'marks'>): string {
  if (status === 'SETTLED') return `Correção enviada. A nota final é ${formatPoints(score ?? 0)}.`;
  if (status === 'BOARD') return 'Correção enviada. As três divergem: uma banca dá a nota.';
  return marks.length > 1
    ? 'Correção enviada. As duas divergem: uma terceira pessoa corrige.'
    : 'Correção enviada. Falta a de outra pessoa.';
}
