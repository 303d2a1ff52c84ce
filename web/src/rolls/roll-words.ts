import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { leastAttendance } from '@sabia/domain/rolls/attendance.ts';
import type { RollState, StateCounts } from '@sabia/domain/rolls/roll-state.ts';
import { count } from '../ui/words/plural.ts';

export const stateNames: Readonly<Record<RollState, string>> = {
  PRESENT: 'presente',
  ABSENT: 'falta',
  LATE: 'atraso',
  JUSTIFIED: 'justificada',
};

/** '75%' */
export const leastInWords = formatPercentage(leastAttendance);

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
