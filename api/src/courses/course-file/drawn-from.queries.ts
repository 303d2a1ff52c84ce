import type { DrawnFrom } from '@sabia/domain/courses/course-file.ts';
import { sql, type Database } from '../../platform/db/database.ts';

export type NamedFilter = { id: string } & Extract<DrawnFrom, { title: string }>;

/** The titles of the filters of exams; deleted ones are left out. */
export const nameFilters = (db: Database, ids: readonly string[]) =>
  db.many<NamedFilter>(sql`
    select id, kind, title from terms where id = any(${ids}::uuid[])
    union all
    select id, 'elsewhere', title from courses where id = any(${ids}::uuid[]) and not is_deleted
    union all
    select id, 'elsewhere', title from sections
    where id = any(${ids}::uuid[]) and deleted_at is null`);
