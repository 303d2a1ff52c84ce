import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarLive } from './lives.queries.ts';

/** Lives as an iCalendar file (RFC 5545); `site` is the public URL. */
export function calendarOf(
  lives: readonly CalendarLive[],
  { site, name }: { site: string; name: string },
): Buffer {
  const calendar = ical({
    name,
    prodId: { company: 'Sabiá', product: 'Lives', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const live of lives) {
    const url = `${site}/lives/${live.id}`;
    calendar.createEvent({
      id: `${live.id}@${new URL(site).hostname}`,
      sequence: live.sequence,
      start: new Date(live.startsAt),
      end: new Date(live.endsAt),
      stamp: new Date(live.updatedAt),
      summary: live.title,
      description: `${live.shortDescription}\n\n${url}`,
      url,
      status: live.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return Buffer.from(calendar.toString());
}
