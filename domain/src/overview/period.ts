/** São Paulo days, `YYYY-MM-DD`; the first and the last one are in it. */
export interface Period {
  from: string;
  to: string;
}

/** A year, if need be a leap year: a chart of more would say nothing, and take too long. */
export const longestPeriod = 366;

const oneDay = 86_400_000;

/** Calendar arithmetic in UTC, where every day has 24 hours. */
const dayFrom = (start: string, days: number) =>
  new Date(Date.parse(start) + days * oneDay).toISOString().slice(0, 10);

/** In days. */
export const lengthOf = ({ from, to }: Period): number =>
  (Date.parse(to) - Date.parse(from)) / oneDay + 1;

/** As many days up to this one, which is in it. */
export const lastDays = (count: number, today: string): Period => ({
  from: dayFrom(today, 1 - count),
  to: today,
});

/** As many days, right before: what a period is compared with. */
export const periodBefore = (period: Period): Period =>
  lastDays(lengthOf(period), dayFrom(period.from, -1));

export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayFrom(period.from, index));
