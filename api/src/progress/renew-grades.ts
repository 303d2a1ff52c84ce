import { bestAttempt } from '../attempts/attempts.queries.ts';
import { countingContents } from '../courses/courses.queries.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { countStudyDays } from './count-study-days.ts';

/**
 * Copies the new grades of attempts into the progress in their contents. An attempt that is now
 * approved completes the content; an approval and a completion are never taken back.
 */
export async function renewGrades(
  tx: Database,
  { attempts, now }: DomainEvents['answers.regraded'],
): Promise<void> {
  const atContents = attempts.filter(({ examKind }) => examKind === 'CONTENT');
  if (atContents.length === 0) return;
  await tx.run(sql`
    with renewed as (
      update content_progressions set
        average_time = best.average_time, correct_average = best.correct_average,
        correct_questions_qtd = best.correct_questions_qtd,
        user_question_answers = best.user_question_answers,
        is_approved = content_progressions.is_approved or best.is_approved,
        completed_at = coalesce(content_progressions.completed_at,
          case when best.is_approved then ${now.toISOString()}::timestamptz end)
      from unnest(${atContents.map(({ userId }) => userId)}::uuid[],
          ${atContents.map(({ examId }) => examId)}::uuid[]) as regraded(user_id, content_id)
      cross join lateral (${bestAttempt({
        userId: sql`regraded.user_id`,
        contentId: sql`regraded.content_id`,
      })}) best
      where content_progressions.user_id = regraded.user_id
        and content_progressions.content_id = regraded.content_id
      returning content_progressions.user_id, content_progressions.course_id, content_progressions.content_id,
        new.completed_at, old.completed_at as was_completed_at
    ), counted as (
      update course_progressions progress
      set completed_contents_qtd = progress.completed_contents_qtd + completed.contents_qtd
      from (
        select user_id, renewed.course_id, count(*)::integer as contents_qtd
        from ${countingContents} join renewed on renewed.content_id = contents.id
        where renewed.was_completed_at is null and renewed.completed_at is not null
        group by 1, 2
      ) completed
      where progress.user_id = completed.user_id and progress.course_id = completed.course_id
    )
    ${countStudyDays(sql`renewed`)}`);
}
