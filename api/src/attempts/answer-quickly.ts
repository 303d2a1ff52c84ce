import { grade } from '@sabia/domain/attempts/grade.ts';
import type { Database } from '../platform/db/database.ts';
import { newAnswers, type SubmittedAnswer } from './answer-log.ts';
import type { AttemptRow } from './attempts.queries.ts';
import { gradedBy, writeGrades } from './grade-attempt.ts';

/**
 * Answers the questions of a quick question. The first answer to each stands, because the reply shows
 * the key. The last one submits the attempt.
 */
export async function answerQuickly(
  tx: Database,
  attempt: AttemptRow,
  answers: readonly SubmittedAnswer[],
  now: Date,
): Promise<AttemptRow> {
  const isGraded = new Set(attempt.graded.map(({ questionId }) => questionId));
  const lines = newAnswers(attempt, answers, now).filter(
    ({ questionId, alternativeId }, at, all) =>
      alternativeId !== null &&
      !isGraded.has(questionId) &&
      all.findIndex((other) => other.questionId === questionId) === at,
  );
  const given = new Map(lines.map((line) => [line.questionId, line]));
  const graded = attempt.questions.flatMap((question) => {
    const { alternativeId = null, timeSpent = null } = given.get(question.id) ?? {};
    return alternativeId === null ? [] : [gradedBy(question, { alternativeId, timeSpent })];
  });
  const all = [...attempt.graded, ...graded];
  const isDone = all.length === attempt.questions.length;
  const result = isDone ? grade(all, attempt.passingScore) : null;
  const submittedAt = isDone ? now.toISOString() : null;
  await writeGrades(tx, attempt, { lines, graded, result, submittedAt }, now);
  return { ...attempt, submittedAt, result, log: [], contacts: [], graded: all };
}
