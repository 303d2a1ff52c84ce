import type { AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import { grade, sumOfCredit } from '@sabia/domain/attempts/grade.ts';
import {
  alternativeOfMark,
  languageOfMarks,
  type PaperMark,
} from '@sabia/domain/attempts/paper-answers.ts';
import { weightsOf } from '@sabia/domain/attempts/question-weights.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { lockedScoring } from '../item-response/attempt-score.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { gradedBy } from './grade-attempt.ts';
import { findPaperExam, type PaperExam } from './paper-exam.queries.ts';
import { talliesLock, withdrawFromTallies } from './withdraw-from-tallies.ts';

export interface PaperAnswers {
  userId: string;
  /** A practice exam. */
  examId: string;
  /** The attempt with the answers so far; null: there is none. */
  attemptId: string | null;
  /** In the order of the paper. */
  answers: readonly { questionId: string; mark: PaperMark }[];
  readBy: string;
  readAt: string;
}

/** The locks of a transaction that enters the answers of a learner: figures that have the attempt are changed, too. */
export const paperLocks = (userId: string) => {
  const { shared, exclusive } = attemptsLocks(userId);
  return { shared, exclusive: [...exclusive, talliesLock] };
};

/**
 * Makes answers on paper a submitted attempt, or changes those of the attempt that has them, and grades it (product.md
 * MOCK13). Returns its id, or null without an exam or questions. The caller holds `paperLocks`.
 */
export async function enterPaperAnswers(
  tx: Database,
  paper: PaperAnswers,
  { now }: At,
): Promise<string | null> {
  const { userId, examId, attemptId } = paper;
  const questionIds = paper.answers.map(({ questionId }) => questionId);
  const exam = await findPaperExam(tx, { examId, userId, attemptId, questionIds });
  if (!exam || exam.questions.length === 0) return null;
  const graded = gradedPaper(exam, paper);
  const { result } = graded;
  const event = {
    userId,
    examId,
    examKind: 'PRACTICE_EXAM' as const,
    isLeveling: exam.isLeveling,
    result,
    now,
  };
  if (exam.attempt && attemptId) {
    if (exam.attempt.isTallied) await withdrawFromTallies(tx, { id: attemptId, examId, userId });
    await change(tx, { ...graded, paper, attemptId });
    await emit(tx, 'attempt.corrected', { ...event, attemptId });
    return attemptId;
  }
  const { id, hasScale } = await open(tx, { ...graded, paper, exam });
  await emit(tx, 'attempt.submitted', { ...event, attemptId: id, hasScale });
  return id;
}

interface GradedPaper {
  foreignLanguage: ForeignLanguage | null;
  graded: ReturnType<typeof gradedBy>[];
  weights: number[] | null;
  result: AttemptResult;
}

function gradedPaper(exam: PaperExam, { answers }: PaperAnswers): GradedPaper {
  const marks = new Map(answers.map(({ questionId, mark }) => [questionId, mark]));
  const marked = exam.questions.map((question) => ({
    ...question,
    mark: marks.get(question.id) ?? null,
  }));
  const foreignLanguage = languageOfMarks(marked);
  const asked = marked.filter(({ language }) => language === null || language === foreignLanguage);
  const weights = weightsOf(
    asked,
    asked.map((question) => ({ ...question, weight: weightIn(exam, question) })),
  );
  const graded = asked.map((question, order) => {
    const alternativeId = alternativeOfMark(question.alternatives, question.mark);
    return gradedBy({ ...question, weight: weights?.[order] ?? null }, { alternativeId });
  });
  return { foreignLanguage, graded, weights, result: grade(graded, exam.passingScore) };
}

/** An attempt keeps its weights (product.md A29). */
function weightIn(
  { attempt }: PaperExam,
  { versionId, weight = null }: PaperExam['questions'][number],
): number {
  const today = weight ?? 1;
  if (!attempt) return today;
  return attempt.weights ? (attempt.weights[versionId] ?? today) : 1;
}

/** Rows `answer` of the answers. */
const answersOf = (graded: GradedPaper['graded']) => sql`
  jsonb_to_recordset(${JSON.stringify(graded)}::jsonb) as answer(
    "questionId" uuid, "versionId" uuid, "alternativeId" uuid, "isCorrect" boolean)`;

interface Written extends GradedPaper {
  paper: PaperAnswers;
}

/** The attempt is as long as its reading: nobody knows how long the learner took. */
async function open(
  tx: Database,
  { paper, exam, foreignLanguage, graded, weights, result }: Written & { exam: PaperExam },
): Promise<{ id: string; hasScale: boolean }> {
  const { userId, examId, readAt, readBy } = paper;
  return tx.one(sql`
    with attempt as (
      insert into attempts (user_id, exam_id, exam_kind, number, version_ids, question_weights, foreign_language,
        passing_score, started_at, submitted_at, is_approved, correct_average, correct_questions_qtd, credit,
        uncounted_qtd, read_at, read_by)
      values (${userId}, ${examId}, 'PRACTICE_EXAM', ${exam.lastNumber + 1},
        ${graded.map(({ versionId }) => versionId)}::uuid[], ${weights}::double precision[], ${foreignLanguage},
        ${exam.passingScore}, ${readAt}, ${readAt}, ${result.isApproved}, ${result.correctAverage},
        ${result.correctQuestionsQtd}, ${sumOfCredit(graded)}, ${result.uncountedQtd ?? 0}, ${readAt}, ${readBy})
      returning id
    ), graded as (
      insert into graded_answers (user_id, attempt_id, question_id, version_id, alternative_id, is_correct)
      select ${userId}, attempt.id, "questionId", "versionId", "alternativeId", "isCorrect"
      from attempt, ${answersOf(graded)}
    ), scoring as (${lockedScoring(examId)})
    select id, exists (select from scoring) as has_scale from attempt`);
}

/** The new `seq` of changed answers tells the error notebooks of them (product.md E4). */
async function change(
  tx: Database,
  { attemptId, paper, foreignLanguage, graded, weights, result }: Written & { attemptId: string },
): Promise<void> {
  await tx.run(sql`
    with changed as (
      insert into graded_answers as known (user_id, attempt_id, question_id, version_id, alternative_id, is_correct)
      select ${paper.userId}, ${attemptId}, "questionId", "versionId", "alternativeId", "isCorrect"
      from ${answersOf(graded)}
      on conflict (attempt_id, question_id) do update set alternative_id = excluded.alternative_id,
        is_correct = excluded.is_correct, seq = default
      where known.alternative_id is distinct from excluded.alternative_id
    ), of_other_language as (
      delete from graded_answers where attempt_id = ${attemptId}
        and question_id <> all(${graded.map(({ questionId }) => questionId)}::uuid[])
    )
    update attempts set version_ids = ${graded.map(({ versionId }) => versionId)}::uuid[],
      question_weights = ${weights}::double precision[], foreign_language = ${foreignLanguage},
      is_approved = ${result.isApproved}, correct_average = ${result.correctAverage},
      correct_questions_qtd = ${result.correctQuestionsQtd}, credit = ${sumOfCredit(graded)},
      uncounted_qtd = ${result.uncountedQtd ?? 0}, awaiting_qtd = 0, read_at = ${paper.readAt}, read_by = ${paper.readBy}
    where id = ${attemptId}`);
}
