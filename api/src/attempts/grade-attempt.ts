import { withCountedTimes } from '@sabia/domain/attempts/answer-times.ts';
import { currentAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { AttemptResult, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { type BlankTime, countedBlankTimes } from '@sabia/domain/attempts/blank-times.ts';
import { isOver } from '@sabia/domain/attempts/deadline.ts';
import { grade, sumOfCredit } from '@sabia/domain/attempts/grade.ts';
import { scoreAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { lockedScoring } from '../item-response/attempt-score.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import {
  bytesOfLines,
  appendingLines,
  keptLines,
  refuseBeyondDay,
  type NewLines,
  type SubmittedAnswer,
} from './answer-log.ts';
import { writtenBytes } from './answer-quota.ts';
import { keyOf } from '../questions/questions.queries.ts';
import type { AttemptRow } from './attempts.queries.ts';

/** The answers of a request, and the name of their list in it. */
export interface Sent {
  answers: readonly SubmittedAnswer[];
  field: string;
  /** Of a submission. */
  blankTimes?: readonly BlankTime[];
}

/** Submits an attempt with the saved and the sent answers, and stores its grade. */
export async function gradeAttempt(
  tx: Database,
  { attempt, ...sent }: Sent & { attempt: AttemptRow },
  { now }: At,
): Promise<AttemptRow> {
  const { kept, submitted } = submittedAttempt(attempt, sent, now);
  const credit = sumOfCredit(submitted.graded);
  const { field } = sent;
  await writeGrades(tx, { attempt, ...kept, ...submitted, credit, field }, { now });
  return submitted;
}

/**
 * An attempt as it is after its submission, graded by the answer key, and the new lines of its log. An
 * attempt whose time is over is submitted as of its deadline.
 */
export function submittedAttempt(
  attempt: AttemptRow,
  sent: Sent,
  now: Date,
): {
  kept: NewLines;
  submitted: AttemptRow & Pick<Grades, 'graded'>;
} {
  const { lines, superseded } = keptLines(attempt, sent, now);
  const answers = currentAnswers([...attempt.log, ...lines]);
  const submittedAt =
    attempt.deadline !== null && isOver(attempt.deadline, now)
      ? attempt.deadline
      : now.toISOString();
  const duration = (Date.parse(submittedAt) - Date.parse(attempt.startedAt)) / 1000;
  const current = withCountedTimes(answers, duration);
  const given = [...current.values()];
  const onBlanks = countedBlankTimes(
    (sent.blankTimes ?? []).filter(({ questionId }) => !current.has(questionId)),
    {
      answerSeconds: given.reduce((sum, { timeSpent }) => sum + (timeSpent ?? 0), 0),
      duration,
    },
  );
  const graded = attempt.questions.map((question) =>
    gradedBy(
      question,
      current.get(question.id) ?? { alternativeId: null, timeSpent: onBlanks.get(question.id) },
    ),
  );
  const result = grade(graded, attempt.passingScore);
  const { attemptsLimit, number } = attempt;
  const isLast = attemptsLimit !== null && number >= attemptsLimit;
  const isLimitOver = attempt.isLimitOver || isLast;
  const closed = { isLimitOver, log: [], contacts: [] };
  return {
    kept: { lines, superseded },
    submitted: { ...attempt, ...closed, submittedAt, result, graded },
  };
}

/** The grade of an answer. Only that of a response has a credit; other answers have all or nothing. */
export function gradedBy(
  question: AttemptRow['questions'][number],
  {
    alternativeId,
    response = null,
    timeSpent = null,
  }: Pick<LoggedAnswer, 'alternativeId' | 'response'> & { timeSpent?: number | null | undefined },
) {
  const credit = scoreAnswer(keyOf(question), { alternativeId, response });
  return {
    questionId: question.id,
    versionId: question.versionId,
    alternativeId,
    response,
    isCorrect: credit === 1,
    weight: question.weight,
    annulment: question.annulment,
    ...(response && { credit }),
    timeSpent,
  };
}

export interface Grades extends NewLines {
  graded: readonly ReturnType<typeof gradedBy>[];
  /** Null before the last question is graded. */
  result: AttemptResult | null;
  /** The sum of the credit of all answers, with the result. */
  credit: number | null;
  submittedAt: string | null;
}

/** Writes answers and their grades in one statement. With `submittedAt` the attempt is submitted. */
export async function writeGrades(
  tx: Database,
  {
    attempt,
    lines,
    superseded,
    graded,
    result,
    credit,
    submittedAt,
    field,
  }: Grades & { attempt: AttemptRow; field: string },
  { now }: At,
): Promise<void> {
  const { bytes, hasScale } = await tx.one<{ bytes: number; hasScale: boolean }>(sql`
    with ${appendingLines(attempt.id, { lines, superseded }, now)},
    ${writtenBytes(attempt.userId, bytesOfLines(lines), now)}, graded as (
      insert into graded_answers
        (user_id, attempt_id, question_id, version_id, alternative_id, response, is_correct, credit,
          time_spent)
      select attempts.user_id, attempts.id, "questionId", "versionId", "alternativeId", response,
        "isCorrect", answer.credit, "timeSpent"
      from jsonb_to_recordset(${JSON.stringify(graded)}::jsonb) as answer(
        "questionId" uuid, "versionId" uuid, "alternativeId" uuid, response jsonb,
        "isCorrect" boolean, credit double precision, "timeSpent" double precision)
      join attempts on attempts.id = ${attempt.id}
    ), scoring as (${lockedScoring(attempt.examId)})
    update attempts set submitted_at = ${submittedAt}, is_approved = ${result?.isApproved ?? null},
      correct_average = ${result?.correctAverage ?? null},
      correct_questions_qtd = ${result?.correctQuestionsQtd ?? null}, credit = ${credit},
      awaiting_qtd = ${result?.awaitingQtd ?? 0}, uncounted_qtd = ${result?.uncountedQtd ?? 0},
      average_time = ${result?.averageTime ?? null}
    where id = ${attempt.id}
    returning coalesce((select bytes from written), 0) as bytes,
      submitted_at is not null and exists (select from scoring) as has_scale`);
  refuseBeyondDay(bytes, { lines, field });
  if (!submittedAt || !result) return;
  const { id: attemptId, userId, examId, examKind, levelingBands } = attempt;
  const isLeveling = levelingBands !== null;
  await emit(tx, 'attempt.submitted', {
    attemptId,
    userId,
    examId,
    examKind,
    isLeveling,
    hasScale,
    result,
    now,
  });
}
