import { sql, type Statement } from '../platform/db/database.ts';

/** The school has an active practice exam with a scale, or the user has scores of an earlier one. */
export const hasScores = (userId: Statement) => sql`(
  exists (select from exam_scorings join practice_exams on practice_exams.id = practice_exam_id
    where practice_exams.is_active and not practice_exams.is_deleted)
  or exists (select from attempt_scorings where user_id = ${userId}))`;
