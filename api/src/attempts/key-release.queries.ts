import { graceSeconds } from '@sabia/domain/attempts/deadline.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/**
 * From a row of `contents` or `practice_exams`, as `exam`: the moment after which no answer counts. That is the closing for
 * a learner with the longest extra time, and the end of all attempts under way, which keep their deadlines when the closing
 * changes. Without a closing never.
 */
const lastAnswer = (
  exam: Statement,
) => sql`case when ${exam}.closes_at is null then 'infinity' else greatest(
  ${exam}.closes_at + make_interval(mins =>
    ceil(coalesce(${exam}.time_limit_minutes, 0)
      * coalesce((select max(percent) from extra_times), 0) / 100.0)::integer),
  (select max(deadline) + make_interval(secs => ${graceSeconds}) from attempts
    where attempts.exam_id = ${exam}.id and attempts.submitted_at is null)) end`;

/** From such a row: the moment from which the key is told; null: from the submission of an attempt. */
const keyMoment = (exam: Statement) => sql`case ${exam}.key_release
  when 'CLOSING' then ${lastAnswer(exam)} when 'NEVER' then 'infinity'::timestamptz end`;

/** From such a row: the same as JSON, a `KeyFrom`. */
export const keyFrom = (exam: Statement) => sql`(
  select case when isfinite(moment) then iso(moment) when moment is not null then 'NEVER' end
  from (select ${keyMoment(exam)} as moment) released)`;

/** The ids of the exams that withhold the key at `now`. Quick questions always tell it (product.md A7). */
export const withheldExamIds = (now: Date) => sql`
  select practice_exams.id from practice_exams
  where key_release <> 'SUBMISSION' and ${keyMoment(sql`practice_exams`)} > ${now.toISOString()}
  union all
  select contents.id from contents
  where key_release <> 'SUBMISSION' and content_type <> 'QUICK_QUESTION'
    and ${keyMoment(sql`contents`)} > ${now.toISOString()}`;

/** The ids of the questions of a learner's attempts whose key is withheld at `now`. */
export const withheldQuestionIds = (userId: string, now: Date) => sql`
  select graded_answers.question_id
  from attempts join graded_answers on graded_answers.attempt_id = attempts.id
  where attempts.user_id = ${userId} and attempts.exam_id in (${withheldExamIds(now)})`;
