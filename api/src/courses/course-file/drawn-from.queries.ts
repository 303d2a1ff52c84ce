import type { DrawnFrom } from '@sabia/domain/courses/course-file.ts';
import { sql, type Database } from '../../platform/db/database.ts';

export type NamedFilter = { id: string } & Extract<DrawnFrom, { title: string }>;

/** What filters of exams are called; one that is not there (any more) is not in the answer. */
export const nameFilters = (db: Database, ids: readonly string[]) =>
  db.many<NamedFilter>(sql`
    select id, kind, title from terms where id = any(${ids}::uuid[])
    union all
    select id, 'elsewhere', title from courses where id = any(${ids}::uuid[]) and not is_deleted
    union all
    select id, 'elsewhere', title from sections
    where id = any(${ids}::uuid[]) and deleted_at is null`);
