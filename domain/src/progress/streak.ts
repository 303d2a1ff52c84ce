/** A São Paulo calendar day (`YYYY-MM-DD`) and the number of contents completed on it. */
export interface StudyDay {
  day: string;
  contentsQtd: number;
}

export interface Streak {
  streak: number;
  longest: number;
  /** Without a current streak: the length of the last run of days, and the day that was missed. */
  broken: { length: number; missedDay: string } | null;
  /** The last seven days, the oldest first; today is the last. */
  days: StudyDay[];
}

/**
 * Consecutive days with at least one completed content, ending today or yesterday (product.md P9). Days
 * are calendar days, so that daylight saving time does not matter. Days after `today` are ignored.
 */
export function streakOf(studied: readonly StudyDay[], today: string): Streak {
  const quantities = new Map(
    studied
      .filter(({ day, contentsQtd }) => day <= today && contentsQtd > 0)
      .map(({ day, contentsQtd }) => [day, contentsQtd]),
  );
  const runs = runsOf([...quantities.keys()].toSorted());
  const current = runs.at(-1);
  const isAlive = current !== undefined && current.last >= dayBefore(today);
  return {
    streak: isAlive ? current.length : 0,
    longest: Math.max(0, ...runs.map((run) => run.length)),
    broken:
      current && !isAlive ? { length: current.length, missedDay: dayAfter(current.last) } : null,
    days: lastDays(today, 7).map((day) => ({ day, contentsQtd: quantities.get(day) ?? 0 })),
  };
}

function runsOf(days: readonly string[]): { last: string; length: number }[] {
  const runs: { last: string; length: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.last === dayBefore(day)) {
      run.last = day;
      run.length += 1;
    } else {
      runs.push({ last: day, length: 1 });
    }
  }
  return runs;
}

function lastDays(today: string, count: number): string[] {
  const days = [today];
  while (days.length < count) days.unshift(dayBefore(days[0] as string));
  return days;
}

const dayBefore = (day: string) => dayFrom(day, -1);
const dayAfter = (day: string) => dayFrom(day, 1);

/** Calendar arithmetic in UTC, where every day has 24 hours. */
function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const saoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The calendar day of a moment in São Paulo, `YYYY-MM-DD`. */
export function dayInSaoPaulo(moment: Date): string {
  return saoPaulo.format(moment);
}
