import type { Attempt, AttemptResult, AttemptsPage } from '@sabia/domain/attempts/attempt.ts';

const pointsFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 'Subiu 12,5 pontos desde a tentativa 1.'; null for a first attempt, and while one of the two is provisional. */
export function changeWords(
  { number }: Pick<Attempt, 'number'>,
  { result, attempts }: { result: AttemptResult; attempts: Pick<AttemptsPage, 'items'> },
): string | null {
  const before = attempts.items
    .filter((other) => other.number < number && other.result)
    .toSorted((one, other) => other.number - one.number)[0];
  if (!before?.result || before.result.awaitingQtd || result.awaitingQtd) return null;
  const change = Math.round(10 * (result.correctAverage - before.result.correctAverage)) / 10;
  const since = `a tentativa ${before.number}`;
  if (change === 0) return `Igual à d${since}.`;
  const unit = Math.abs(change) === 1 ? 'ponto' : 'pontos';
  return `${change > 0 ? 'Subiu' : 'Caiu'} ${pointsFormat.format(Math.abs(change))} ${unit} desde ${since}.`;
}
