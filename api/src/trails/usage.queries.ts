import type { Usage } from '@sabia/domain/usage.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Users that the deletion of a trail affects. */
export const findTrailUsage = (db: Database, id: string) =>
  db.maybe<Usage>(sql`
    select (select count(*) from trail_progressions where trail_id = trails.id) as learners_qtd,
      (select count(*) from certificates where trail_id = trails.id) as certificates_qtd,
      0 as tries_qtd, 0 as reminders_qtd, '[]'::json as trails, '[]'::json as mock_exams
    from trails where id = ${id} and not is_deleted`);
