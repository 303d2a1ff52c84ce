import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/database.ts';
import type { Shown } from '../platform/http/access-audit.ts';

/** Writes down that an administrator looked at people's data. Who has left is nobody any more. */
export async function noteRead(
  db: Database,
  { what, byUserId, userIds, now }: Shown & { now: Date },
): Promise<void> {
  await db.run(sql`
    insert into data_reads (what, by_user_id, user_ids, read_at)
    select ${what}, ${byUserId}, array_agg(id), ${now.toISOString()} from users
    where id = any(${userIds}::uuid[]) and closed_at is null
    having count(*) > 0`);
}
