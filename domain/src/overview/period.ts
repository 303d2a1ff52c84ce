/** São Paulo days, `YYYY-MM-DD`; both ends are included. */
export interface Period {
  from: string;
  to: string;
}

/** Maximum length in days: a leap year. Longer periods take too long to count. */
export const longestPeriod = 366;

const oneDay = 86_400_000;

/** Calendar arithmetic in UTC, where every day has 24 hours. */
const dayFrom = (start: string, days: number) =>
  new Date(Date.parse(start) + days * oneDay).toISOString().slice(0, 10);

/** Number of days. */
export const lengthOf = ({ from, to }: Period): number =>
  (Date.parse(to) - Date.parse(from)) / oneDay + 1;

/** The last `count` days, `today` included. */
export const lastDays = (count: number, today: string): Period => ({
  from: dayFrom(today, 1 - count),
  to: today,
});

/** The period of the same length directly before. */
export const periodBefore = (period: Period): Period =>
  lastDays(lengthOf(period), dayFrom(period.from, -1));

export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayFrom(period.from, index));
