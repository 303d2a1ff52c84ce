import { randomBytes } from 'node:crypto';
import { sql, type Database } from '../platform/db/database.ts';

const newSecret = () => randomBytes(24).toString('base64url');

/** The secret of a user's calendar feed, created at the first request. */
export async function readFeedSecret(db: Database, userId: string): Promise<string> {
  const { secret } = await db.one<{ secret: string }>(sql`
    insert into live_calendar_feeds (user_id, secret) values (${userId}, ${newSecret()})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning secret`);
  return secret;
}

/** Replaces the secret; the former address stops working. */
export async function renewFeedSecret(db: Database, userId: string): Promise<string> {
  const { secret } = await db.one<{ secret: string }>(sql`
    insert into live_calendar_feeds (user_id, secret) values (${userId}, ${newSecret()})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now()
    returning secret`);
  return secret;
}
