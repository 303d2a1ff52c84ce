import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { recomputeProgress } from '../progress/recompute-progress.ts';
import { structureVersion, type LearnerInCourse } from '../progress/stale-progress.queries.ts';
import { gradingLock } from './attempts-locks.ts';
import { pinnedQuestionJson } from './attempts.queries.ts';

/**
 * Changes the answer key of a question and regrades the attempts that answered it, in one transaction. A
 * lock keeps all other attempts from being graded at the same time.
 */
export function regradeQuestion<T>(
  db: Database,
  { id, courseId, now }: { id: string; courseId: string | null; now: Date },
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const work = (outer: Database) =>
    outer.transaction(
      async (tx) => {
        if (courseId) await recomputeAnswerers(tx, { id, courseId, now });
        const changed = await change(tx);
        const attempts = await regrade(tx, id);
        if (attempts.length > 0) await emit(tx, 'answers.regraded', { attempts, now });
        return changed;
      },
      { exclusive: [gradingLock], timeoutMs: 60_000 },
    );
  return courseId ? changeStructure(db, { courseIds: [courseId], now }, work) : work(db);
}

/** Before they get other grades, the learners are recomputed for the earlier changes of the course. */
async function recomputeAnswerers(
  tx: Database,
  { id, courseId, now }: { id: string; courseId: string; now: Date },
): Promise<void> {
  const learners = await tx.many<LearnerInCourse>(sql`
    select course_id, user_id from course_progressions
    where course_id = ${courseId} and structure_version < ${structureVersion(sql`course_id`)}
      and user_id in (select user_id from graded_answers where question_id = ${id})`);
  if (learners.length > 0) await recomputeProgress(tx, learners, { now });
}

/** Answers with the attempts at contents whose grade has changed. */
async function regrade(
  tx: Database,
  questionId: string,
): Promise<{ userId: string; contentId: string }[]> {
  await tx.run(sql`
    with keyed as (
      select graded_answers.attempt_id,
        coalesce((${pinnedQuestionJson(sql`0`)} ->> 'rightAlternativeId')::uuid
          = graded_answers.alternative_id, false) as is_correct
      from graded_answers join question_versions versions on versions.id = graded_answers.version_id
      where graded_answers.question_id = ${questionId}
    )
    update graded_answers set is_correct = keyed.is_correct from keyed
    where graded_answers.attempt_id = keyed.attempt_id
      and graded_answers.question_id = ${questionId}
      and graded_answers.is_correct <> keyed.is_correct`);
  const regraded = await tx.many<{ userId: string; contentId: string | null }>(sql`
    with sums as (
      select attempts.id, cardinality(attempts.version_ids) as questions_qtd,
        (select count(*) from graded_answers
          where attempt_id = attempts.id and is_correct) as correct_qtd
      from graded_answers asked join attempts on attempts.id = asked.attempt_id
      where asked.question_id = ${questionId} and attempts.submitted_at is not null
    )
    update attempts set correct_questions_qtd = correct_qtd,
      correct_average = 100.0 * correct_qtd / questions_qtd,
      is_approved = correct_qtd * 100 >= passing_score * questions_qtd
    from sums
    where attempts.id = sums.id and correct_questions_qtd <> correct_qtd
    returning attempts.user_id, attempts.content_id`);
  return regraded.flatMap(({ userId, contentId }) => (contentId ? [{ userId, contentId }] : []));
}
