import type { Database } from '../platform/db/database.ts';
import { NamedFile } from '../platform/http/named-file.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findBrand } from '../school/school.queries.ts';
import { calendarOf } from './calendar.ts';
import { findCalendarLive, findFeedOwner, listCalendarLives } from './lives.queries.ts';

/** One live as an iCalendar file. */
export async function exportLiveCalendar(
  db: Database,
  { id }: { id: string },
  { site }: { site: string },
): Promise<NamedFile> {
  const live = orNotFound(await findCalendarLive(db, id));
  const bytes = calendarOf([live], { site, name: live.title });
  return new NamedFile(bytes, { title: live.title, ending: 'ics' });
}

/** The lives that a user's calendar subscribes to, at the secret address of their feed. */
export async function exportCalendarFeed(
  db: Database,
  { secret }: { secret: string },
  { site, now }: { site: string; now: Date },
): Promise<Buffer> {
  orNotFound(await findFeedOwner(db, secret));
  const { name } = await findBrand(db);
  return calendarOf(await listCalendarLives(db, now), { site, name: `${name}: lives` });
}
