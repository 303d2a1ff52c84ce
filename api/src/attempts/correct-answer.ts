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
import { moveKnownGrade } from './notice-grades.ts';
import { recomputeGrades } from './recompute-grades.ts';

interface Correction {
  attemptId: string;
  questionId: string;
  credit: number;
  comment: string | null;
  correctorId: string;
}

interface Given {
  userId: string;
  /** The course of the content of the attempt, or null. */
  courseId: string | null;
  kind: QuestionKindName;
  hasResponse: boolean;
}

/** Gives an answer its credit, and recomputes the grade of its attempt and what follows from it (product.md Q32). */
export async function correctAnswer(
  db: Database,
  { attemptId, questionId, credit, comment, correctorId }: Correction,
  { now }: At,
): Promise<{ answer: GradedAnswer; attempt: SubmittedAttempt | null }> {
  const given = orNotFound(await findGiven(db, { attemptId, questionId }));
  const { userId, courseId, kind, hasResponse } = given;
  if (!hasResponse || !kindsCorrectedByPeople.includes(kind)) throw notForPeople;
  const learners = courseId ? [{ courseId, userId }] : [];
  const correct = async (tx: Database) => {
    if (courseId) await emit(tx, 'grades.changing', { learners, now });
    await tx.run(sql`
      with known as (${moveKnownGrade({ attemptId, questionId, credit })})
      update graded_answers set credit = ${credit}, is_correct = ${credit === 1},
        comment = ${comment}, corrected_at = ${now.toISOString()}, corrected_by = ${correctorId}
      where attempt_id = ${attemptId} and question_id = ${questionId}`);
    const regraded = await recomputeGrades(tx, [attemptId]);
    // Practice exams follow `attempt.corrected` below.
    const attempts = regraded.filter(({ examKind }) => examKind === 'CONTENT');
    if (attempts.length > 0) await emit(tx, 'answers.regraded', { attempts, now });
    const attempt = orNotFound(await findAttempt(tx, { id: attemptId, userId }));
    await emitCorrected(tx, attempt, now);
    if (courseId) await emit(tx, 'grades.changed', { learners, now });
    const answers = gradedAnswers(attempt, now);
    const answer = orNotFound(answers.find((graded) => graded.questionId === questionId) ?? null);
    return { answer, attempt: asSubmitted(attempt, now) };
  };
  const locks = attemptsLocks(userId);
  return db.transaction(correct, courseId ? both(progressLocks(courseId, userId), locks) : locks);
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

/** An answer of a user with an account, or null. */
const findGiven = (
  db: Database,
  { attemptId, questionId }: Pick<Correction, 'attemptId' | 'questionId'>,
) =>
  db.maybe<Given>(sql`
    select graded_answers.user_id, sections.course_id, versions.kind,
      response is not null as has_response
    from graded_answers
    join question_versions versions on versions.id = graded_answers.version_id
    join users on users.id = graded_answers.user_id and users.closed_at is null
    join attempts on attempts.id = graded_answers.attempt_id
    left join contents on contents.id = attempts.exam_id
    left join sections on sections.id = contents.section_id
    where graded_answers.attempt_id = ${attemptId} and graded_answers.question_id = ${questionId}`);
