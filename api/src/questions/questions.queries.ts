import type { Annulment } from '@sabia/domain/attempts/annulment.ts';
import type { AlternativesOrder } from '@sabia/domain/exams/exam-settings.ts';
import { arrangedChoices } from '@sabia/domain/questions/arranged-choices.ts';
import {
  arrangedTask,
  type AnswerKey,
  type QuestionKindName,
  type QuestionTask,
} from '@sabia/domain/questions/question-kind.ts';
import type { Question, QuestionDraft } from '@sabia/domain/questions/question.ts';
import { annulmentJson } from '../attempts/attempt-grades.queries.ts';
import { jsonPairs } from '../platform/db/columns.ts';
import { shuffled } from '../platform/shuffled.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** The fields of a question that are columns of `question_versions`; its alternatives are stored as JSON with their key. */
export const questionFields = [
  'kind',
  'statement',
  'videoQuestionUrl',
  'explanation',
  'task',
  'answerKey',
] as const satisfies readonly (keyof QuestionDraft)[];

/** A stored question with the answer key. Replies use `withKey` or `withoutKey`. */
export interface QuestionRow {
  id: string;
  versionId: string;
  kind: QuestionKindName;
  statement: string;
  videoQuestionUrl: string | null;
  explanation: string | null;
  order: number;
  alternatives: { id: string; text: string }[];
  /** In the score of the exam or the attempt; null or undefined where all weigh the same (product.md A21). */
  weight?: number | null;
  /** In the exam or in the exam of the attempt (product.md A22). */
  annulment?: Annulment | null;
  /** Null for another kind than SINGLE_CHOICE, whose task and key are not null. */
  rightAlternativeId: string | null;
  task: QuestionTask | null;
  answerKey: AnswerKey | null;
  /** Task and key of the later version by which answers to this one are graded, or null. */
  inForce?: { task: QuestionTask; answerKey: AnswerKey } | null;
}

/** JSON of a row of question_versions named `versions`; `order` is its position, `right` and `inForce` are the key in force. */
export const questionJson = (
  order: Statement,
  {
    right = sql`versions.right_alternative_id`,
    inForce = sql`null`,
    weight = sql`null::integer`,
    annulment = sql`null`,
  }: { right?: Statement; inForce?: Statement; weight?: Statement; annulment?: Statement } = {},
) => sql`
  json_build_object('id', versions.question_id, 'versionId', versions.id,
    ${jsonPairs(questionFields, 'versions')}, 'order', ${order},
    'alternatives', versions.alternatives, 'rightAlternativeId', ${right},
    'inForce', ${inForce}, 'weight', ${weight}, 'annulment', ${annulment})`;

/** From a row of `questions`. */
export const annulmentInOwnExam = annulmentJson({
  examId: sql`questions.exam_id`,
  questionId: sql`questions.id`,
});

/** The current questions of an owner, in order, as one JSON array. */
export const questionsJson = (
  isOwners: Statement,
  {
    weight = sql`questions.weight`,
    annulment = annulmentInOwnExam,
  }: { weight?: Statement | undefined; annulment?: Statement } = {},
) => sql`
  (select coalesce(json_agg(${questionJson(sql`questions.position`, { weight, annulment })}
      order by questions.position, questions.id), '[]')
    from questions join question_versions versions on versions.id = questions.version_id
    where questions.deleted_at is null and ${isOwners})`;

/** The key by which answers are graded. */
export const keyOf = ({
  rightAlternativeId,
  task,
  answerKey,
  inForce,
}: Pick<QuestionRow, 'rightAlternativeId' | 'task' | 'answerKey' | 'inForce'>) => ({
  rightAlternativeId,
  task: inForce?.task ?? task,
  answerKey: inForce?.answerKey ?? answerKey,
});

/**
 * The question in an attempt: parts whose order would tell the key are in an order of its own (product.md Q16), and
 * alternatives if the attempt shuffles them (product.md A20).
 */
export function inAttempt(
  question: QuestionRow,
  attemptId: string,
  alternativesOrder: AlternativesOrder = 'AUTHOR',
): QuestionRow {
  const arrange = <P extends { id: string }>(parts: P[]) =>
    shuffled(parts, `${attemptId} ${question.id}`);
  const asked = alternativesOrder === 'SHUFFLED' ? arrangedChoices(question, arrange) : question;
  return asked.task ? { ...asked, task: arrangedTask(asked.task, arrange) } : asked;
}

/** The question before it is answered: without key and explanation (product.md Q2). */
export const withoutKey = ({ id, alternatives, task, ...row }: QuestionRow): Question => ({
  id,
  kind: row.kind,
  statement: row.statement,
  videoQuestionUrl: row.videoQuestionUrl,
  order: row.order,
  alternatives: alternatives.map(({ id: alternativeId, text }, order) => ({
    id: alternativeId,
    questionId: id,
    text,
    order,
  })),
  ...(task && { task }),
});

/** The question for administrators, and for learners after they answered it. */
export function withKey(row: QuestionRow): Question {
  const question = withoutKey(row);
  return {
    ...question,
    explanation: row.explanation,
    ...(row.answerKey && { answerKey: keyOf(row).answerKey ?? row.answerKey }),
    alternatives: question.alternatives.map((alternative) => ({
      ...alternative,
      isCorrect: alternative.id === row.rightAlternativeId,
    })),
  };
}
