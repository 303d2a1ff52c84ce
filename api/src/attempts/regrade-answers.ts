import {
  scoreAnswer,
  type QuestionKindName,
  type QuestionResponse,
} from '@sabia/domain/questions/question-kind.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { keyOf, type QuestionRow } from '../questions/questions.queries.ts';
import { pinnedQuestionJson } from './attempts.queries.ts';

interface Answers {
  questionId: string;
  /** Undefined: of all attempts. */
  attemptIds?: readonly string[];
}

/** Gives the answers of attempts to a question their credit by its key of today. */
export const regradeAnswers = (
  tx: Database,
  { kind, ...answers }: Required<Answers> & { kind: QuestionKindName },
): Promise<void> =>
  kind === 'SINGLE_CHOICE' ? regradeChoices(tx, answers) : regradeResponses(tx, answers);

/** The new `seq` of the changed answers tells the error notebooks of them (product.md E4). */
async function regradeChoices(
  tx: Database,
  { questionId, attemptIds }: Required<Answers>,
): Promise<void> {
  await tx.run(sql`
    with keyed as (
      select graded_answers.attempt_id,
        coalesce((${pinnedQuestionJson(sql`0`)} ->> 'rightAlternativeId')::uuid
          = graded_answers.alternative_id, false) as is_correct
      from graded_answers join question_versions versions on versions.id = graded_answers.version_id
      where graded_answers.question_id = ${questionId}
        and graded_answers.attempt_id = any(${attemptIds}::uuid[])
    )
    update graded_answers set is_correct = keyed.is_correct, seq = default from keyed
    where graded_answers.attempt_id = keyed.attempt_id
      and graded_answers.question_id = ${questionId}
      and graded_answers.is_correct <> keyed.is_correct`);
}

/** The attempts with responses to a question that are worth another credit now, except those that people correct. */
export async function changedCredits(
  db: Database,
  { questionId, attemptIds }: Answers,
): Promise<{ attemptId: string; credit: number }[]> {
  const isAsked = attemptIds
    ? sql`graded_answers.attempt_id = any(${attemptIds}::uuid[])`
    : sql`true`;
  const given = await db.many<{
    attemptId: string;
    response: QuestionResponse;
    credit: number | null;
    question: QuestionRow;
  }>(sql`
    with seen as materialized (
      select versions.id, ${pinnedQuestionJson(sql`0`)} as question from question_versions versions
      where versions.question_id = ${questionId} and versions.task is not null
    )
    select attempt_id, response, credit, seen.question
    from graded_answers join seen on seen.id = graded_answers.version_id
    where graded_answers.question_id = ${questionId} and response is not null and ${isAsked}`);
  return given.flatMap(({ attemptId, response, credit: before, question }) => {
    const credit = scoreAnswer(keyOf(question), { alternativeId: null, response });
    return credit === null || credit === before ? [] : [{ attemptId, credit }];
  });
}

/** For `seq` see above. */
async function regradeResponses(tx: Database, answers: Required<Answers>): Promise<void> {
  const changed = await changedCredits(tx, answers);
  if (changed.length === 0) return;
  await tx.run(sql`
    update graded_answers set credit = scored.credit, is_correct = scored.credit = 1, seq = default
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as scored("attemptId" uuid, credit double precision)
    where graded_answers.attempt_id = scored."attemptId"
      and graded_answers.question_id = ${answers.questionId}`);
}
