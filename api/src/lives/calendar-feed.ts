import { randomBytes } from 'node:crypto';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';

interface Owner {
  viewer: Viewer;
  site: string;
}

/** The secret address of a user's calendar feed, created on the first request for it. */
export async function readFeedAddress(
  db: Database,
  { viewer, site }: Owner,
): Promise<{ url: string }> {
  const feed = await db.one<{ secret: string }>(sql`
    insert into live_calendar_feeds (user_id, secret) values (${viewer.id}, ${newSecret()})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning secret`);
  return addressOf(feed, site);
}

/** Replaces the secret address; calendars that subscribe to the former one get no more lives. */
export async function renewFeedAddress(
  db: Database,
  { viewer, site }: Owner,
): Promise<{ url: string }> {
  const feed = await db.one<{ secret: string }>(sql`
    insert into live_calendar_feeds (user_id, secret) values (${viewer.id}, ${newSecret()})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now()
    returning secret`);
  return addressOf(feed, site);
}

const newSecret = () => randomBytes(24).toString('base64url');
const addressOf = ({ secret }: { secret: string }, site: string) => ({
  url: `${site}/v1/calendar-feed/${secret}`,
});
