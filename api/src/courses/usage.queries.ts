import type { Usage } from '@sabia/domain/usage.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { trailsWith } from '../trails/trails.queries.ts';

/** The learners and content that deleting a course affects. */
export const findCourseUsage = (db: Database, id: string) =>
  db.maybe<Usage>(sql`
    select (select count(*) from course_progressions where course_id = courses.id) as learners_qtd,
      (select count(*) from certificates where course_id = courses.id) as certificates_qtd,
      0 as tries_qtd, 0 as reminders_qtd,
      ${trailsWith(sql`trail_contents.course_id = courses.id`)} as trails, '[]'::json as mock_exams
    from courses where id = ${id} and not is_deleted`);
