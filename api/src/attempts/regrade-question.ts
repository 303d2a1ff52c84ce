import {
  scoreAnswer,
  type QuestionKindName,
  type QuestionResponse,
} from '@sabia/domain/questions/question-kind.ts';
import { emit, type RegradedAttempt } from '../events.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { recomputeProgress } from '../progress/recompute-progress.ts';
import { keyOf, type QuestionRow } from '../questions/questions.queries.ts';
import { structureVersion, type LearnerInCourse } from '../progress/stale-progress.queries.ts';
import { gradingLock } from './attempts-locks.ts';
import { gradeOf, reaches, shareOf } from './attempt-grades.queries.ts';
import { pinnedQuestionJson } from './attempts.queries.ts';

interface RegradedQuestion {
  id: string;
  /** The course whose learners have other grades, or null. */
  courseId: string | null;
  now: Date;
}

/** Changes the answer key of a question and regrades the attempts that answered it, in one transaction. */
export const regradeQuestion = <T extends { kind: QuestionKindName }>(
  db: Database,
  regraded: RegradedQuestion,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  changeGradesOf(db, regraded, async (tx) => {
    const changed = await change(tx);
    await (changed.kind === 'SINGLE_CHOICE'
      ? regradeChoices(tx, regraded.id)
      : regradeResponses(tx, regraded.id));
    return changed;
  });

/**
 * Changes the worth of the answers to a question, and what follows from the grades of their attempts, in one transaction. A
 * lock keeps all other attempts from being graded at the same time.
 */
export function changeGradesOf<T>(
  db: Database,
  { id, courseId, now }: RegradedQuestion,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const work = (outer: Database) =>
    outer.transaction(
      async (tx) => {
        if (courseId) await recomputeAnswerers(tx, { id, courseId, now });
        const changed = await change(tx);
        const attempts = await recomputeGrades(tx, sql`asked.question_id = ${id}`);
        await emit(tx, 'question.regraded', { questionId: id });
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

/** The new `seq` of the changed answers tells the error notebooks of them (product.md E4). */
async function regradeChoices(tx: Database, questionId: string): Promise<void> {
  await tx.run(sql`
    with keyed as (
      select graded_answers.attempt_id,
        coalesce((${pinnedQuestionJson(sql`0`)} ->> 'rightAlternativeId')::uuid
          = graded_answers.alternative_id, false) as is_correct
      from graded_answers join question_versions versions on versions.id = graded_answers.version_id
      where graded_answers.question_id = ${questionId}
    )
    update graded_answers set is_correct = keyed.is_correct, seq = default from keyed
    where graded_answers.attempt_id = keyed.attempt_id
      and graded_answers.question_id = ${questionId}
      and graded_answers.is_correct <> keyed.is_correct`);
}

/** The attempts with responses to a question that are worth another credit now, except those that people correct. */
export async function changedCredits(
  db: Database,
  questionId: string,
): Promise<{ attemptId: string; credit: number }[]> {
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
    where graded_answers.question_id = ${questionId} and response is not null`);
  return given.flatMap(({ attemptId, response, credit: before, question }) => {
    const credit = scoreAnswer(keyOf(question), { alternativeId: null, response });
    return credit === null || credit === before ? [] : [{ attemptId, credit }];
  });
}

/** For `seq` see above. */
async function regradeResponses(tx: Database, questionId: string): Promise<void> {
  const changed = await changedCredits(tx, questionId);
  if (changed.length === 0) return;
  await tx.run(sql`
    update graded_answers set credit = scored.credit, is_correct = scored.credit = 1, seq = default
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as scored("attemptId" uuid, credit double precision)
    where graded_answers.attempt_id = scored."attemptId"
      and graded_answers.question_id = ${questionId}`);
}

/**
 * Recomputes the grades of the submitted attempts with the answers that `isAsked` selects, after their credit, their weight or
 * an annulment has changed. Answers with the attempts whose grade has changed.
 */
export const recomputeGrades = (tx: Database, isAsked: Statement): Promise<RegradedAttempt[]> =>
  tx.many<RegradedAttempt>(sql`
    with grades as (
      select attempts.id, grade.*, ${shareOf(sql`grade`)} as average,
        ${reaches(sql`grade`, sql`attempts.passing_score`)} as is_passed
      from graded_answers asked join attempts on attempts.id = asked.attempt_id
      cross join lateral ${gradeOf()} grade
      where ${isAsked} and attempts.submitted_at is not null
    )
    update attempts set correct_questions_qtd = correct_qtd, credit = all_credit,
      awaiting_qtd = left_qtd, uncounted_qtd = left_out_qtd, correct_average = average,
      is_approved = is_passed
    from grades
    where attempts.id = grades.id and (credit <> all_credit or awaiting_qtd <> left_qtd
      or uncounted_qtd <> left_out_qtd or correct_questions_qtd <> correct_qtd
      or abs(correct_average - average) > 1e-9 or is_approved <> is_passed)
    returning attempts.id, attempts.user_id, attempts.content_id, attempts.practice_exam_id, attempts.is_approved`);
