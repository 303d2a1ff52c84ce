import { formatPercentage } from '../format-percentage.ts';

/** The grade of an attempt that a learner knows, and the one after a regrade. */
export interface GradeChange {
  /** Of the attempt, from 1. */
  number: number;
  averageBefore: number;
  average: number;
  approvedBefore: boolean;
  isApproved: boolean;
  /** On the scale of the exam; null without one. */
  totalBefore: number | null;
  total: number | null;
  /** A person has still to correct an answer. */
  isProvisional: boolean;
}

const points = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** 'de 50% para 100%'; with a scale 'de 565,3 para 571,0 pontos' */
function changeWords({ averageBefore, average, totalBefore, total }: GradeChange): string {
  const [from, to] = [totalBefore, total].map((given) => given !== null && points.format(given));
  return from && to && from !== to
    ? `de ${from} para ${to} pontos`
    : `de ${formatPercentage(averageBefore)} para ${formatPercentage(average)}`;
}

/** The sentences about the changed attempts of a learner at an exam, the first attempt first. */
export function changesTold(changes: readonly GradeChange[]): string[] {
  const [only, ...others] = changes;
  if (!only) return [];
  const told =
    others.length === 0
      ? [`Sua nota foi ${changeWords(only)}.`]
      : changes.map((change) => `Tentativa ${change.number}: ${changeWords(change)}.`);
  const passed = changes.some(({ approvedBefore, isApproved }) => isApproved && !approvedBefore);
  const failed = changes.some(({ approvedBefore, isApproved }) => approvedBefore && !isApproved);
  if (passed) told.push('Agora você está aprovado.');
  if (failed && !passed) {
    told.push(
      'Ela ficou abaixo da nota para passar, mas o que você já conquistou continua valendo.',
    );
  }
  if (changes.some(({ isProvisional }) => isProvisional)) {
    told.push(
      changes.length === 1
        ? 'Esta nota é provisória: há resposta que aguarda correção.'
        : 'Notas com resposta que aguarda correção são provisórias.',
    );
  }
  return told;
}
