import { isBlank } from '@sabia/domain/attempts/answer-log.ts';
import { grade, sumOfCredit } from '@sabia/domain/attempts/grade.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { newAnswers, type SubmittedAnswer } from './answer-log.ts';
import type { AttemptRow } from './attempts.queries.ts';
import { gradedBy, type Grades, writeGrades } from './grade-attempt.ts';

/** Answers the questions of a quick question, and stores the grades. */
export async function answerQuickly(
  tx: Database,
  {
    attempt,
    answers,
    field,
  }: { attempt: AttemptRow; answers: readonly SubmittedAnswer[]; field: string },
  { now }: At,
): Promise<AttemptRow> {
  const { grades, answered } = quicklyAnswered(attempt, answers, now);
  await writeGrades(tx, { attempt, ...grades, field }, { now });
  return answered;
}

/**
 * An attempt at a quick question after these answers, and the grades that are new. The first answer to each question
 * stands, because the reply shows the key. The last one submits the attempt.
 */
export function quicklyAnswered(
  attempt: AttemptRow,
  answers: readonly SubmittedAnswer[],
  now: Date,
): { grades: Grades; answered: AttemptRow } {
  const isGraded = new Set(attempt.graded.map(({ questionId }) => questionId));
  const lines = newAnswers(attempt, answers, now).filter(
    (line, at, all) =>
      !isBlank(line) &&
      !isGraded.has(line.questionId) &&
      all.findIndex((other) => other.questionId === line.questionId) === at,
  );
  const given = new Map(lines.map((line) => [line.questionId, line]));
  const graded = attempt.questions.flatMap((question) => {
    const line = given.get(question.id);
    return line ? [gradedBy(question, line)] : [];
  });
  const annulments = new Map(attempt.questions.map(({ id, annulment }) => [id, annulment]));
  const all = [...attempt.graded, ...graded].map((answer) => ({
    ...answer,
    annulment: annulments.get(answer.questionId),
  }));
  const isDone = all.length === attempt.questions.length;
  const result = isDone ? grade(all, attempt.passingScore) : null;
  const submittedAt = isDone ? now.toISOString() : null;
  return {
    grades: {
      lines: lines.map((line) => ({ ...line, isSuperseded: false })),
      superseded: [],
      graded,
      result,
      credit: isDone ? sumOfCredit(all) : null,
      submittedAt,
    },
    answered: { ...attempt, submittedAt, result, log: [], contacts: [], graded: all },
  };
}
