import type { Live } from '@sabia/domain/lives/live.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findLive, findLiveFor } from './lives.queries.ts';

interface Asked {
  id: string;
}

/** Adds a user to the reminders of a live. Idempotent. */
export async function askForReminder(
  db: Database,
  { id }: Asked,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<Live> {
  await db.run(sql`
    insert into live_reminders (user_id, live_id, asked_at)
    select ${viewer.id}, id, ${now.toISOString()} from lives
    where id = ${id} and is_active and not is_deleted
    on conflict do nothing`);
  const audience = { viewerId: viewer.id, withInactive: viewer.isAdmin, now };
  return orNotFound(await findLiveFor(db, id, audience));
}

export async function dropReminder(
  db: Database,
  { id }: Asked,
  { viewer }: { viewer: Viewer },
): Promise<void> {
  orNotFound(await findLive(db, id, { viewerId: viewer.id, withInactive: true }));
  await db.run(sql`delete from live_reminders where live_id = ${id} and user_id = ${viewer.id}`);
}
