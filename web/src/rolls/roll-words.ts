import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { ClassAttendance } from '@sabia/domain/rolls/roll.ts';
import type { RollState, StateCounts } from '@sabia/domain/rolls/roll-state.ts';
import { count } from '../ui/words/plural.ts';

export const stateNames: Readonly<Record<RollState, string>> = {
  PRESENT: 'presente',
  ABSENT: 'falta',
  LATE: 'atraso',
  JUSTIFIED: 'justificada',
};

/** 'Ninguém está abaixo de 75% de frequência.' */
export function belowInWords({
  leastPercentage,
  students,
}: Pick<ClassAttendance, 'leastPercentage' | 'students'>): string {
  const belowQtd = students.filter(({ isBelow }) => isBelow).length;
  const who =
    belowQtd === 0 ? 'Ninguém está' : count(belowQtd, 'estudante está', 'estudantes estão');
  return `${who} abaixo de ${formatPercentage(leastPercentage)} de frequência.`;
}

const totalOf = (counts: StateCounts): number =>
  counts.PRESENT + counts.ABSENT + counts.LATE + counts.JUSTIFIED;

/** 'Faltas: 2 de 30 · 1 atraso · 1 falta justificada' */
export const absencesInWords = (counts: StateCounts): string =>
  [`Faltas: ${counts.ABSENT} de ${totalOf(counts)}`, ...othersInWords(counts)].join(' · ');

/** '27 presentes, 2 faltas, 1 atraso' */
export const countsInWords = (counts: StateCounts): string =>
  [
    count(counts.PRESENT, 'presente', 'presentes'),
    count(counts.ABSENT, 'falta', 'faltas'),
    ...othersInWords(counts),
  ].join(', ');

const othersInWords = ({ LATE, JUSTIFIED }: StateCounts): string[] => [
  ...(LATE > 0 ? [count(LATE, 'atraso', 'atrasos')] : []),
  ...(JUSTIFIED > 0 ? [count(JUSTIFIED, 'falta justificada', 'faltas justificadas')] : []),
];
