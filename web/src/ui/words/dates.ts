const zone = 'America/Sao_Paulo';

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});
const calendarFormat = new Intl.DateTimeFormat('en-CA', { timeZone: zone });

/** 'Ontem às 19:00', 'Hoje às…', 'Amanhã às…', otherwise '21 de nov. de 2026 às 19:00'. */
export function formatMoment(moment: Date | string, now: Date): string {
  const date = new Date(moment);
  return `${relativeDay(date, now) ?? dayFormat.format(date)} às ${formatTime(date)}`;
}

/** '21 de nov. de 2026' */
export function formatDay(moment: Date | string): string {
  return dayFormat.format(new Date(moment));
}

/** '19:00' */
export const formatTime = (moment: Date | string): string => timeFormat.format(new Date(moment));

/** The number of São Paulo calendar days from now to a day `YYYY-MM-DD`. */
export const daysUntil = (day: string, now: Date): number => daysSince1970(day) - dayNumber(now);

function relativeDay(date: Date, now: Date): string | undefined {
  return { '-1': 'Ontem', '0': 'Hoje', '1': 'Amanhã' }[String(dayNumber(date) - dayNumber(now))];
}

/** The São Paulo calendar day of an instant as a number; a difference of two is in days. */
const dayNumber = (moment: Date) => daysSince1970(calendarFormat.format(moment));

const daysSince1970 = (day: string) => Date.parse(day) / 86_400_000;
