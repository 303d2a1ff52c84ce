import { sql, type Database } from '../platform/db/database.ts';
import { gradingLock } from './attempts-locks.ts';
import { pinnedQuestionJson } from './attempts.queries.ts';

/** Told which learners' tries at contents are graded anew; app.ts introduces who wants to know. */
type TriesRegraded = (
  tx: Database,
  tries: readonly { userId: string; contentId: string }[],
  now: Date,
) => Promise<void>;

/** Carries out a change of what counts in a course, as the capability that keeps progress does it. */
type ChangeStructure = <T>(
  db: Database,
  courseId: string,
  change: (tx: Database) => Promise<T>,
) => Promise<T>;

interface Parts {
  clock: () => Date;
  changeStructure: ChangeStructure;
  triesRegraded: TriesRegraded;
}

/**
 * Changes a question's key and grades the tries that answered it by the key that is then in force.
 * No try is graded meanwhile.
 */
export const regradingQuestion =
  ({ clock, changeStructure, triesRegraded }: Parts) =>
  <T>(
    db: Database,
    { id, courseId }: { id: string; courseId: string | null },
    change: (tx: Database) => Promise<T>,
  ): Promise<T> => {
    const work = (outer: Database) =>
      outer.transaction(
        async (tx) => {
          const changed = await change(tx);
          const regraded = await regrade(tx, id);
          if (regraded.length > 0) await triesRegraded(tx, regraded, clock());
          return changed;
        },
        { exclusive: [gradingLock], patience: 60_000 },
      );
    return courseId ? changeStructure(db, courseId, work) : work(db);
  };

/** Answers with the tries at contents whose grade became another one. */
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
