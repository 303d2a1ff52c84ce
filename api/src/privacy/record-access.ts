import type { Act } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/database.ts';
import type { Shown } from '../platform/http/access-audit.ts';

/**
 * Adds an entry to the access audit log: an administrator has read data of users. Deleted users are left out. Of an exam,
 * the first entry of a São Paulo day is the only one.
 */
export async function recordAccess(
  db: Database,
  { what, userIds, examId }: Shown,
  { viewer, now }: Act,
): Promise<void> {
  await db.run(sql`
    insert into data_reads (what, by_user_id, user_ids, of_exam_id, read_at)
    select ${what}, ${viewer.id}, array_agg(id), ${examId}::uuid, ${now.toISOString()} from users
    where id = any(${userIds}::uuid[]) and closed_at is null
    having count(*) > 0
    on conflict do nothing`);
}
