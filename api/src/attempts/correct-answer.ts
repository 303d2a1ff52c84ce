import type { GradedAnswer, SubmittedAttempt } from '@sabia/domain/attempts/attempt.ts';
import {
  kindsCorrectedByPeople,
  type QuestionKindName,
} from '@sabia/domain/questions/question-kind.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { both, progressLocks } from '../progress/progress-locks.queries.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { asSubmitted, gradedAnswers } from './attempt-replies.ts';
import { findAttempt, type AttemptRow } from './attempts.queries.ts';
import { writeCredits, type Correction } from './write-credits.ts';

interface Given {
  userId: string;
  /** The course of the content of the attempt, or null. */
  courseId: string | null;
  kind: QuestionKindName;
  hasResponse: boolean;
  hasRubric: boolean;
}

/** Gives an answer its credit (product.md Q32). */
export async function correctAnswer(
  db: Database,
  correction: Correction,
  { now }: At,
): Promise<{ answer: GradedAnswer; attempt: SubmittedAttempt | null }> {
  const given = orNotFound(await findGiven(db, correction));
  const { kind, hasResponse, hasRubric } = given;
  if (!hasResponse || !kindsCorrectedByPeople.includes(kind)) throw notForPeople;
  if (hasRubric) throw byRubric;
  const correct = async (tx: Database) => {
    const attempt = await storeCredit(tx, { ...correction, ...given }, { now });
    const answers = gradedAnswers(attempt, now);
    const answer = answers.find(({ questionId }) => questionId === correction.questionId);
    return { answer: orNotFound(answer ?? null), attempt: asSubmitted(attempt, now) };
  };
  return db.transaction(correct, correctionLocks(given));
}

/** The locks of a transaction that stores a credit. */
export const correctionLocks = ({ userId, courseId }: Pick<Given, 'userId' | 'courseId'>) =>
  courseId ? both(progressLocks(courseId, userId), attemptsLocks(userId)) : attemptsLocks(userId);

/**
 * Stores the credit of an answer, and recomputes the grade of its attempt and what follows from it, behind
 * `correctionLocks`. Returns the attempt.
 */
export async function storeCredit(
  tx: Database,
  correction: Correction & Pick<Given, 'userId' | 'courseId'>,
  { now }: At,
): Promise<AttemptRow> {
  const { attemptId, userId, courseId } = correction;
  const learners = courseId ? [{ courseId, userId }] : [];
  if (courseId) await emit(tx, 'grades.changing', { learners, now });
  const regraded = await writeCredits(tx, [correction], { now });
  // Practice exams follow `attempt.corrected` below.
  const attempts = regraded.filter(({ examKind }) => examKind === 'CONTENT');
  if (attempts.length > 0) await emit(tx, 'answers.regraded', { attempts, now });
  const attempt = orNotFound(await findAttempt(tx, { id: attemptId, userId }));
  await emitCorrected(tx, attempt, now);
  if (courseId) await emit(tx, 'grades.changed', { learners, now });
  return attempt;
}

async function emitCorrected(tx: Database, attempt: AttemptRow, now: Date): Promise<void> {
  const { id, userId, examId, examKind, levelingBands, result } = attempt;
  if (!result) return;
  await emit(tx, 'attempt.corrected', {
    attemptId: id,
    userId,
    examId,
    examKind,
    isLeveling: levelingBands !== null,
    result,
    now,
  });
}

const notForPeople = new Refusal('conflict', {
  detail: 'Esta resposta não espera correção: a nota dela vem do gabarito.',
});

const byRubric = new Refusal('conflict', {
  detail: 'Esta resposta se corrige pela rubrica da questão, critério por critério.',
});

/** An answer of a user with an account, or null. */
const findGiven = (
  db: Database,
  { attemptId, questionId }: Pick<Correction, 'attemptId' | 'questionId'>,
) =>
  db.maybe<Given>(sql`
    select graded_answers.user_id, sections.course_id, versions.kind,
      response is not null as has_response, questions.rubric is not null as has_rubric
    from graded_answers
    join questions on questions.id = graded_answers.question_id
    join question_versions versions on versions.id = graded_answers.version_id
    join users on users.id = graded_answers.user_id and users.closed_at is null
    join attempts on attempts.id = graded_answers.attempt_id
    left join contents on contents.id = attempts.exam_id
    left join sections on sections.id = contents.section_id
    where graded_answers.attempt_id = ${attemptId} and graded_answers.question_id = ${questionId}`);
