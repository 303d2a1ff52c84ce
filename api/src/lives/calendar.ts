import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarLive } from './lives.queries.ts';

/** Text of one line: control characters would begin another property. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

/** Lives as an iCalendar file (RFC 5545); `site` is the public URL. Lives without valid times are left out. */
export function calendarOf(
  lives: readonly CalendarLive[],
  { site, name }: { site: string; name: string },
): Buffer {
  const calendar = ical({
    // The library writes the name as it is given.
    name: oneLine(name).replace(/[\\;,]/g, String.raw`\$&`),
    prodId: { company: 'Sabiá', product: 'Lives', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const live of lives) {
    if (!isCalendarYear(live.startsAt) || !isCalendarYear(live.endsAt)) continue;
    const url = `${site}/lives/${live.id}`;
    calendar.createEvent({
      id: `${live.id}@${new URL(site).hostname}`,
      sequence: live.sequence,
      start: new Date(live.startsAt),
      end: new Date(live.endsAt),
      stamp: new Date(live.updatedAt),
      summary: oneLine(live.title),
      description: `${oneLine(live.shortDescription)}\n\n${url}`,
      url,
      status: live.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // Every line ends, the last one too.
  return Buffer.from(`${calendar.toString()}\r\n`);
}

/** iCalendar has years of four digits. */
function isCalendarYear(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear();
  return year >= 1000 && year <= 9998;
}
