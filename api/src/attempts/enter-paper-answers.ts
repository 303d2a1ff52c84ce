import { isDeepStrictEqual } from 'node:util';
import type { AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import type { ReadSource } from '@sabia/domain/attempts/paper-answers.ts';
import { grade, sumOfCredit } from '@sabia/domain/attempts/grade.ts';
import {
  alternativeOfMark,
  languageOfMarks,
  type PaperMark,
} from '@sabia/domain/attempts/paper-answers.ts';
import { weightsOf } from '@sabia/domain/attempts/question-weights.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { lockedScoring } from '../item-response/attempt-score.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { gradedBy } from './grade-attempt.ts';
import { findPaperExam, type PaperExam } from './paper-exam.queries.ts';
import { talliesLock, withdrawFromTallies } from './withdraw-from-tallies.ts';

/** An essay on paper: the picture of its sheet. */
export interface PaperEssay {
  questionId: string;
  response: QuestionResponse;
}

export interface PaperAnswers {
  userId: string;
  /** A practice exam. */
  examId: string;
  /** The attempt with the answers so far; null: there is none. */
  attemptId: string | null;
  /** In the order of the paper. */
  answers: readonly { questionId: string; mark: PaperMark }[];
  essays: readonly PaperEssay[];
  readBy: string;
  readAt: string;
  source: ReadSource;
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
  const questionIds = [...paper.answers, ...paper.essays].map(({ questionId }) => questionId);
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
    await logEssays(tx, { attemptId, essays: newEssays(exam, paper) }, { now });
    await emit(tx, 'attempt.corrected', { ...event, attemptId });
    return attemptId;
  }
  const { id, hasScale } = await open(tx, { ...graded, paper, exam });
  await logEssays(tx, { attemptId: id, essays: paper.essays }, { now });
  await emit(tx, 'attempt.submitted', { ...event, attemptId: id, hasScale });
  return id;
}

interface GradedPaper {
  foreignLanguage: ForeignLanguage | null;
  graded: ReturnType<typeof gradedBy>[];
  weights: number[] | null;
  result: AttemptResult;
}

function gradedPaper(exam: PaperExam, { answers, essays }: PaperAnswers): GradedPaper {
  const responses = new Map(essays.map(({ questionId, response }) => [questionId, response]));
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
    const response = responses.get(question.id);
    if (response)
      return gradedEssay(exam, { ...question, weight: weights?.[order] ?? null }, response);
    const alternativeId = alternativeOfMark(question.alternatives, question.mark);
    return gradedBy({ ...question, weight: weights?.[order] ?? null }, { alternativeId });
  });
  return { foreignLanguage, graded, weights, result: grade(graded, exam.passingScore) };
}

/** The credit of an essay is that of its corrections: a person gives it, once more to another picture. */
function gradedEssay(
  { attempt }: PaperExam,
  question: PaperExam['questions'][number],
  response: QuestionResponse,
): ReturnType<typeof gradedBy> {
  const known = attempt?.responses.find((given) =>
    isSame(given, { questionId: question.id, response }),
  );
  const credit = known?.credit ?? null;
  return {
    ...gradedBy(question, { alternativeId: null }),
    response,
    credit,
    isCorrect: credit === 1,
  };
}

const isSame = (one: PaperEssay, other: PaperEssay): boolean =>
  one.questionId === other.questionId && isDeepStrictEqual(one.response, other.response);

const newEssays = ({ attempt }: PaperExam, { essays }: PaperAnswers): PaperEssay[] =>
  essays.filter((essay) => !attempt?.responses.some((given) => isSame(given, essay)));

/** The log keeps the files of essays in use, as it does for those of a device. */
async function logEssays(
  tx: Database,
  { attemptId, essays }: { attemptId: string; essays: readonly PaperEssay[] },
  { now }: At,
): Promise<void> {
  if (essays.length === 0) return;
  await tx.run(sql`
    with given as (
      select gen_random_uuid() as id, "questionId" as question_id, response
      from jsonb_to_recordset(${JSON.stringify(essays)}::jsonb) as essay("questionId" uuid, response jsonb)
    ), superseded as (
      update answers set response = null, bytes = 0, is_superseded = true
      from given where answers.attempt_id = ${attemptId} and answers.question_id = given.question_id
    )
    insert into answers (attempt_id, id, question_id, response, bytes, answered_at, received_at)
    select ${attemptId}, id, question_id, response, octet_length(response::text), ${now.toISOString()}, ${now.toISOString()}
    from given`);
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
    "questionId" uuid, "versionId" uuid, "alternativeId" uuid, response jsonb, "isCorrect" boolean,
    credit double precision)`;

interface Written extends GradedPaper {
  paper: PaperAnswers;
}

/** The attempt is as long as its reading: nobody knows how long the learner took. */
async function open(
  tx: Database,
  { paper, exam, foreignLanguage, graded, weights, result }: Written & { exam: PaperExam },
): Promise<{ id: string; hasScale: boolean }> {
  const { userId, examId, readAt, readBy, source } = paper;
  return tx.one(sql`
    with attempt as (
      insert into attempts (user_id, exam_id, exam_kind, number, version_ids, question_weights, foreign_language,
        passing_score, started_at, submitted_at, is_approved, correct_average, correct_questions_qtd, credit,
        awaiting_qtd, uncounted_qtd, read_at, read_by, read_source)
      values (${userId}, ${examId}, 'PRACTICE_EXAM', ${exam.lastNumber + 1},
        ${graded.map(({ versionId }) => versionId)}::uuid[], ${weights}::double precision[], ${foreignLanguage},
        ${exam.passingScore}, ${readAt}, ${readAt}, ${result.isApproved}, ${result.correctAverage},
        ${result.correctQuestionsQtd}, ${sumOfCredit(graded)}, ${result.awaitingQtd ?? 0},
        ${result.uncountedQtd ?? 0}, ${readAt}, ${readBy}, ${source})
      returning id
    ), graded as (
      insert into graded_answers (user_id, attempt_id, question_id, version_id, alternative_id, response, is_correct)
      select ${userId}, attempt.id, "questionId", "versionId", "alternativeId", response, "isCorrect"
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
      insert into graded_answers as known (user_id, attempt_id, question_id, version_id, alternative_id, response, is_correct,
        credit)
      select ${paper.userId}, ${attemptId}, "questionId", "versionId", "alternativeId", response, "isCorrect", credit
      from ${answersOf(graded)}
      on conflict (attempt_id, question_id) do update set alternative_id = excluded.alternative_id,
        response = excluded.response, is_correct = excluded.is_correct, credit = excluded.credit, seq = default
      where known.alternative_id is distinct from excluded.alternative_id
        or known.response is distinct from excluded.response
    ), of_other_language as (
      delete from graded_answers where attempt_id = ${attemptId}
        and question_id <> all(${graded.map(({ questionId }) => questionId)}::uuid[])
    )
    update attempts set version_ids = ${graded.map(({ versionId }) => versionId)}::uuid[],
      question_weights = ${weights}::double precision[], foreign_language = ${foreignLanguage},
      is_approved = ${result.isApproved}, correct_average = ${result.correctAverage},
      correct_questions_qtd = ${result.correctQuestionsQtd}, credit = ${sumOfCredit(graded)},
      uncounted_qtd = ${result.uncountedQtd ?? 0}, awaiting_qtd = ${result.awaitingQtd ?? 0}, read_at = ${paper.readAt}, read_by = ${paper.readBy},
      read_source = ${paper.source}
    where id = ${attemptId}`);
}
