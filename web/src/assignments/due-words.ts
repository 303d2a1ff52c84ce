import type {
  Assignment,
  EssayCounts,
  OwnAssignment,
} from '@sabia/domain/assignments/assignment.ts';
import type { WorkStatus } from '@sabia/domain/assignments/due-moment.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';

export const statusNames: Readonly<Record<WorkStatus, string>> = {
  NOT_YET: 'Não começou',
  BEGUN: 'Começou',
  HANDED_IN: 'Entregou',
  HANDED_IN_LATE: 'Entregou com atraso',
  MISSED: 'Perdeu o prazo',
};

export const lateNames = {
  ACCEPT: 'Aceita com atraso',
  CLOSE: 'Fecha no prazo',
} as const;

export const resultsNames = {
  EACH: 'cada uma, ao ser corrigida',
  TOGETHER: 'juntas, quando eu publicar',
} as const;

/** '3 de 12 corrigidas' */
export const correctedWords = ({ correctedQtd, handedInQtd }: EssayCounts): string =>
  `${correctedQtd} de ${handedInQtd} ${handedInQtd === 1 ? 'corrigida' : 'corrigidas'}`;

/** When the marks of essays appear, for those who teach. */
export function marksWords({
  results,
  publishedAt,
}: Pick<Assignment, 'results' | 'publishedAt'>): string {
  if (results === 'EACH') return 'Cada nota aparece assim que a redação é corrigida.';
  return publishedAt === null
    ? 'A turma ainda não vê as notas.'
    : 'As notas foram publicadas. As que vierem depois aparecem assim que são dadas.';
}

const daysAhead = (moment: Date, now: Date, timeZone: string): number => {
  const day = (at: Date) => Date.parse(wallClockAt(at, timeZone).slice(0, 10));
  return (day(moment) - day(now)) / 86_400_000;
};

const nearDays: Readonly<Record<string, string>> = { '-1': 'ontem', '0': 'hoje', '1': 'amanhã' };

function dayOf(moment: Date, now: Date, timeZone: string): string {
  const near = nearDays[String(daysAhead(moment, now, timeZone))];
  if (near) return near;
  const isThisYear =
    wallClockAt(moment, timeZone).slice(0, 4) === wallClockAt(now, timeZone).slice(0, 4);
  return moment
    .toLocaleDateString('pt-BR', {
      timeZone,
      weekday: 'short',
      day: '2-digit',
      month: '2-digit',
      ...(!isThisYear && { year: 'numeric' }),
    })
    .replace('.', '');
}

/**
 * A moment in the zone of its reader: 'amanhã, 23:59', 'sex, 27/11, 23:59'. Where the clocks of the class show another time:
 * 'hoje, 22:59 (na turma, 23:59)'.
 */
export function momentInWords(
  instant: string,
  { now, ownZone, classZone }: { now: Date; ownZone: string; classZone: string },
): string {
  const moment = new Date(instant);
  const [own, ofClass] = [wallClockAt(moment, ownZone), wallClockAt(moment, classZone)];
  const words = `${dayOf(moment, now, ownZone)}, ${own.slice(11)}`;
  if (own === ofClass) return words;
  const day = own.slice(0, 10) === ofClass.slice(0, 10) ? '' : `${dayOf(moment, now, classZone)}, `;
  return `${words} (na turma, ${day}${ofClass.slice(11)})`;
}

/** 'Até amanhã, 23:59', 'Abre sex, 27/11, 08:00', 'Sem prazo': the opening or the due moment, for a student or a guardian. */
export function timeInWords(
  {
    opensAt,
    dueAt,
    late,
    timeZone: classZone,
  }: Pick<OwnAssignment, 'opensAt' | 'dueAt' | 'late' | 'timeZone'>,
  { now, ownZone }: { now: Date; ownZone: string },
): string {
  const zones = { now, ownZone, classZone };
  if (opensAt && new Date(opensAt) > now) return `Abre ${momentInWords(opensAt, zones)}`;
  if (!dueAt) return 'Sem prazo';
  const words = momentInWords(dueAt, zones);
  if (new Date(dueAt) >= now) return `Até ${words}${late === 'CLOSE' ? ', e fecha' : ''}`;
  return late === 'ACCEPT' ? `Era até ${words}; ainda dá para entregar` : `Era até ${words}`;
}

export const zoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const groupNames = {
  LATE: 'Atrasadas',
  TODAY: 'Para hoje',
  WEEK: 'Nos próximos 7 dias',
  LATER: 'Depois',
} as const;
export type DueGroup = keyof typeof groupNames;

/** The group of a work that is to be done, by the calendar of its reader. */
export function groupOf(
  { dueAt }: Pick<OwnAssignment, 'dueAt'>,
  { now, ownZone }: { now: Date; ownZone: string },
): DueGroup {
  if (dueAt === null) return 'LATER';
  const due = new Date(dueAt);
  if (due < now) return 'LATE';
  const days = daysAhead(due, now, ownZone);
  if (days <= 0) return 'TODAY';
  return days <= 7 ? 'WEEK' : 'LATER';
}
