import type { Act } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/database.ts';
import type { Shown } from '../platform/http/access-audit.ts';

/**
 * Adds an entry to the access audit log: a person has read data of users. Deleted users are left out. Of an exam, the
 * first entry of a São Paulo day is the only one. Of a class it is too, and it gets the people who are shown later.
 */
export async function recordAccess(
  db: Database,
  { what, userIds, examId, classId }: Shown,
  { viewer, now }: Act,
): Promise<void> {
  await db.run(sql`
    insert into data_reads (what, by_user_id, user_ids, of_exam_id, of_class_id, read_at)
    select ${what}, ${viewer.id}, array_agg(id), ${examId}::uuid, ${classId}::uuid, ${now.toISOString()} from users
    where id = any(${userIds}::uuid[]) and closed_at is null
    having count(*) > 0
    ${classId ? addedToClassDay : sql`on conflict do nothing`}`);
}

const addedToClassDay = sql`
  on conflict (by_user_id, of_class_id, ((read_at at time zone 'America/Sao_Paulo')::date)) where of_class_id is not null
  do update set user_ids = array(select distinct unnest(data_reads.user_ids || excluded.user_ids))
  where not data_reads.user_ids @> excluded.user_ids`;
