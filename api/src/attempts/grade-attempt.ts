import { currentAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { AttemptResult, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { isOver } from '@sabia/domain/attempts/deadline.ts';
import { grade } from '@sabia/domain/attempts/grade.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { insertAnswers, newAnswers, type SubmittedAnswer } from './answer-log.ts';
import type { AttemptRow } from './attempts.queries.ts';

/** Submits an attempt with the saved and the sent answers, and stores its grade. */
export async function gradeAttempt(
  tx: Database,
  attempt: AttemptRow,
  sent: readonly SubmittedAnswer[],
  now: Date,
): Promise<AttemptRow> {
  const { lines, submitted } = submittedAttempt(attempt, sent, now);
  await writeGrades(tx, attempt, { lines, ...submitted }, now);
  return submitted;
}

/**
 * An attempt as it is after its submission, graded by the answer key, and the lines that are new to its log. An
 * attempt whose time is over is submitted as of its deadline.
 */
export function submittedAttempt(
  attempt: AttemptRow,
  sent: readonly SubmittedAnswer[],
  now: Date,
): { lines: LoggedAnswer[]; submitted: AttemptRow & Pick<Grades, 'graded'> } {
  const lines = newAnswers(attempt, sent, now);
  const current = currentAnswers([...attempt.log, ...lines]);
  const graded = attempt.questions.map((question) => {
    const { alternativeId = null, timeSpent = null } = current.get(question.id) ?? {};
    return gradedBy(question, { alternativeId, timeSpent });
  });
  const submittedAt =
    attempt.deadline !== null && isOver(attempt.deadline, now)
      ? attempt.deadline
      : now.toISOString();
  const result = grade(graded, attempt.passingScore);
  const { attemptsLimit, number } = attempt;
  const isLast = attemptsLimit !== null && number >= attemptsLimit;
  const isLimitOver = attempt.isLimitOver || isLast;
  const closed = { isLimitOver, log: [], contacts: [] };
  return { lines, submitted: { ...attempt, ...closed, submittedAt, result, graded } };
}

export const gradedBy = (
  { id, versionId, rightAlternativeId }: AttemptRow['questions'][number],
  { alternativeId, timeSpent }: { alternativeId: string | null; timeSpent: number | null },
) => ({
  questionId: id,
  versionId,
  alternativeId,
  isCorrect: alternativeId === rightAlternativeId,
  timeSpent,
});

export interface Grades {
  lines: readonly LoggedAnswer[];
  graded: readonly ReturnType<typeof gradedBy>[];
  /** Null before the last question is graded. */
  result: AttemptResult | null;
  submittedAt: string | null;
}

/** Writes answers and their grades in one statement. With `submittedAt` the attempt is submitted. */
export async function writeGrades(
  tx: Database,
  attempt: AttemptRow,
  { lines, graded, result, submittedAt }: Grades,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with logged as (${insertAnswers(attempt.id, lines, now)}), graded as (
      insert into graded_answers
        (user_id, attempt_id, question_id, version_id, alternative_id, is_correct, time_spent)
      select attempts.user_id, attempts.id, "questionId", "versionId", "alternativeId", "isCorrect", "timeSpent"
      from jsonb_to_recordset(${JSON.stringify(graded)}::jsonb) as answer(
        "questionId" uuid, "versionId" uuid, "alternativeId" uuid, "isCorrect" boolean,
        "timeSpent" double precision)
      join attempts on attempts.id = ${attempt.id}
    )
    update attempts set submitted_at = ${submittedAt}, is_approved = ${result?.isApproved ?? null},
      correct_average = ${result?.correctAverage ?? null},
      correct_questions_qtd = ${result?.correctQuestionsQtd ?? null},
      average_time = ${result?.averageTime ?? null}
    where id = ${attempt.id}`);
  if (!submittedAt || !result) return;
  const { userId, practiceExamId, levelingBands } = attempt;
  const isLeveling = levelingBands !== null;
  await emit(tx, 'attempt.submitted', { userId, practiceExamId, isLeveling, result, now });
}
