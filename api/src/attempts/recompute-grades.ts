import type { RegradedAttempt } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { gradeOf, reaches, shareOf } from './attempt-grades.queries.ts';

/**
 * Recomputes the grades of submitted attempts, after the credit of an answer, a weight or an annulment has changed. Answers
 * with the attempts whose grade has changed.
 */
export const recomputeGrades = (
  tx: Database,
  attemptIds: readonly string[],
): Promise<RegradedAttempt[]> =>
  tx.many<RegradedAttempt>(sql`
    with grades as (
      select attempts.id, grade.*, ${shareOf(sql`grade`)} as average,
        ${reaches(sql`grade`, sql`attempts.passing_score`)} as is_passed
      from attempts cross join lateral ${gradeOf()} grade
      where attempts.id = any(${attemptIds}::uuid[]) and attempts.submitted_at is not null
    )
    update attempts set correct_questions_qtd = correct_qtd, credit = all_credit,
      awaiting_qtd = left_qtd, uncounted_qtd = left_out_qtd, correct_average = average,
      is_approved = is_passed
    from grades
    where attempts.id = grades.id and (credit <> all_credit or awaiting_qtd <> left_qtd
      or uncounted_qtd <> left_out_qtd or correct_questions_qtd <> correct_qtd
      or abs(correct_average - average) > 1e-9 or is_approved <> is_passed)
    returning attempts.id, attempts.user_id, attempts.exam_id, attempts.exam_kind, attempts.is_approved`);
