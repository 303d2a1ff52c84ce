import type { AnnulmentChoice } from '@sabia/domain/attempts/annulment.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { kindsCorrectedByPeople } from '@sabia/domain/questions/question-kind.ts';
import { askedWeight, gradeOf, weightOfAnswer } from './attempt-grades.queries.ts';

/** A question and its annulment before a regrade. */
interface AnnulledBefore {
  questionId: string;
  choice: AnnulmentChoice | null;
}

/**
 * From a row of `attempts`: the points of all its answers and of those that people correct, as JSON; null without such
 * answers, because no other grade changes without a regrade.
 */
export const marksJson = (before: AnnulledBefore | null = null) => {
  const isChanged = sql`graded_answers.question_id = ${before?.questionId ?? null}::uuid`;
  const choice = sql`case when ${isChanged} then ${before?.choice ?? null}::text
    else annulments.choice end`;
  const weight = sql`case when not ${isChanged} then ${weightOfAnswer}
    when ${before?.choice ?? null}::text is null then ${askedWeight} else 0 end`;
  return sql`(
    select case when weights is not null then (
      select jsonb_build_object('mostPoints', most_points, 'weights', weights)
      from ${gradeOf(before ? { choice } : {})} grade) end
    from (
      select jsonb_object_agg(graded_answers.question_id, ${before ? weight : weightOfAnswer}) as weights
      from graded_answers join question_versions versions on versions.id = graded_answers.version_id
      where graded_answers.attempt_id = attempts.id and response is not null
        and versions.kind = any(${kindsCorrectedByPeople})
    ) corrected)`;
};

/**
 * Before a regrade: stores the grades of submitted attempts as their learners know them. Those of an earlier regrade that
 * was not told yet stay, so that several changes make one e-mail.
 */
export async function noticeGrades(
  tx: Database,
  { attemptIds, before }: { attemptIds: readonly string[]; before: AnnulledBefore | null },
  { now }: At,
): Promise<void> {
  await tx.run(sql`
    insert into grade_notices (attempt_id, user_id, exam_id, average_before, approved_before, total_before, marks_before,
      changed_at)
    select attempts.id, attempts.user_id, attempts.exam_id, attempts.correct_average, attempts.is_approved,
      attempt_scorings.total, ${marksJson(before)}, ${now.toISOString()}
    from attempts left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    where attempts.id = any(${attemptIds}::uuid[]) and attempts.submitted_at is not null
      and attempts.exam_kind <> 'NOTEBOOK'
    on conflict (attempt_id) do update set changed_at = excluded.changed_at`);
}

/**
 * Part of the statement of corrections, rows `given` with an attempt, a question and a credit: the grade before a regrade that
 * was not told yet becomes the one that the correction would have made of it, so that the e-mail tells the changes of the regrade. On a scale it is not known.
 */
export const moveKnownGrades = (given: Statement) => sql`
    update grade_notices set average_before = average, total_before = null,
      approved_before = average >= passing_score - 1e-9
    from (
      select attempts.id, passing_score,
        least(100, average_before + 100 * (marks_before->'weights'->>given.question_id::text)::double precision
          * (given.credit - coalesce(graded_answers.credit, 0))
          / nullif((marks_before->>'mostPoints')::double precision, 0)) as average
      from ${given} given
      join grade_notices on grade_notices.attempt_id = given.attempt_id
      join attempts on attempts.id = given.attempt_id
      join graded_answers on graded_answers.attempt_id = given.attempt_id
        and graded_answers.question_id = given.question_id
    ) known
    where attempt_id = known.id and average is not null`;
