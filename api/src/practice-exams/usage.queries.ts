import type { Usage } from '@sabia/domain/usage.ts';
import { mockExamsWith } from '../mock-exams/mock-exams.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { trailsWith } from '../trails/trails.queries.ts';

/** The numbers of users and entities that the deletion of a practice exam affects. */
export const findPracticeExamUsage = (db: Database, id: string) =>
  db.maybe<Usage>(sql`
    select tried.learners_qtd, tried.tries_qtd, 0 as certificates_qtd, 0 as reminders_qtd,
      ${trailsWith(sql`trail_contents.practice_exam_id = practice_exams.id`)} as trails,
      ${mockExamsWith(sql`practice_exams.id`)} as mock_exams
    from practice_exams, (
      select count(distinct user_id) as learners_qtd, count(*) as tries_qtd
      from attempts where exam_id = ${id}) tried
    where id = ${id} and not is_deleted`);
