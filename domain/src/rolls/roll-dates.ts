import { dateInNumbers } from '../date-in-numbers.ts';
import { messages } from '../messages.ts';
import { lastDays, lengthOf, longestPeriod, type Period } from '../overview/period.ts';
import type { FieldError } from '../refusal.ts';
import { wallClockAt } from '../wall-clock.ts';

export interface ClassTimes {
  createdAt: string;
  /** Null: it is not archived. */
  archivedAt: string | null;
  timeZone: string;
}

/** The days that may have a roll call. */
export interface RollDates {
  firstDate: string;
  lastDate: string;
}

const dayOf = (instant: Date, timeZone: string) => wallClockAt(instant, timeZone).slice(0, 10);

/** From the day on which the class was created to today, or to the day on which it was archived, in its zone (product.md ROLL3). */
export function rollDates(
  { createdAt, archivedAt, timeZone }: ClassTimes,
  { now }: { now: Date },
): RollDates {
  return {
    firstDate: dayOf(new Date(createdAt), timeZone),
    lastDate: dayOf(archivedAt === null ? now : new Date(archivedAt), timeZone),
  };
}

/** The reason why a day has no roll call, or null. */
export function mistakeOfDate(
  date: string,
  times: ClassTimes,
  { now }: { now: Date },
): string | null {
  const { firstDate, lastDate } = rollDates(times, { now });
  if (date < firstDate)
    return `A turma foi criada em ${dateInNumbers(firstDate)}. Não há chamada antes desse dia`;
  if (date <= lastDate) return null;
  return date <= dayOf(now, times.timeZone)
    ? `A turma foi arquivada em ${dateInNumbers(lastDate)}. Não há chamada depois desse dia`
    : 'Este dia ainda não chegou. Escolha hoje ou um dia que já passou';
}

/** The period of an attendance: to the last day of the class, and from its first one, or so many days before the end as a period has. */
export function attendancePeriod(
  { from, to }: Partial<Period>,
  { firstDate, lastDate }: RollDates,
): Period {
  const end = to ?? lastDate;
  if (from) return { from, to: end };
  const longest = lastDays(longestPeriod, end);
  return { from: firstDate > longest.from && firstDate <= end ? firstDate : longest.from, to: end };
}

export function mistakesOfPeriod(period: Period): FieldError[] {
  if (period.from > period.to) return [{ path: 'to', message: messages.periodOrder }];
  return lengthOf(period) > longestPeriod ? [{ path: 'from', message: messages.periodLength }] : [];
}
