import { z } from 'zod';
import { choice, choiceError } from '../choice.ts';
import { messages } from '../messages.ts';
import { file } from './kinds/file.ts';
import { gaps } from './kinds/gaps.ts';
import type { Mistake, QuestionKind } from './kinds/kind.ts';
import { matching } from './kinds/matching.ts';
import { multipleChoice } from './kinds/multiple-choice.ts';
import { numeric } from './kinds/numeric.ts';
import { openText } from './kinds/open-text.ts';
import { ordering } from './kinds/ordering.ts';
import { shortText } from './kinds/short-text.ts';
import { scoreChoice } from './kinds/single-choice.ts';
import { trueFalse } from './kinds/true-false.ts';

/** The kinds with a task. A question of the kind SINGLE_CHOICE has alternatives instead. */
const kinds = {
  MULTIPLE_CHOICE: multipleChoice,
  TRUE_FALSE: trueFalse,
  NUMERIC: numeric,
  SHORT_TEXT: shortText,
  MATCHING: matching,
  ORDERING: ordering,
  GAPS: gaps,
  OPEN_TEXT: openText,
  FILE: file,
} as const;

type Kinds = typeof kinds;
export type TaskKind = keyof Kinds;

/** The public part of a question of one kind: `TaskOf<'NUMERIC'>`; without a kind, of any. */
export type TaskOf<K extends TaskKind = TaskKind> = z.output<Kinds[K]['task']>;
export type AnswerKeyOf<K extends TaskKind = TaskKind> = z.output<Kinds[K]['answerKey']>;
export type ResponseOf<K extends TaskKind = TaskKind> = z.output<Kinds[K]['response']>;
export type QuestionTask = TaskOf;
export type AnswerKey = AnswerKeyOf;
export type QuestionResponse = ResponseOf;

const taskKinds = Object.keys(kinds) as TaskKind[];
export const questionKinds = ['SINGLE_CHOICE', ...taskKinds] as const;
export type QuestionKindName = (typeof questionKinds)[number];
export const questionKind = choice(questionKinds);

const unknownKind = { error: choiceError };
const [, ...others] = Object.values(kinds);

/** The public part of a question. */
export const questionTask = z.discriminatedUnion(
  'kind',
  [multipleChoice.task, ...others.map(({ task }) => task)],
  unknownKind,
);

/** The secret part of a question (product.md Q2). */
export const answerKey = z.discriminatedUnion(
  'kind',
  [multipleChoice.answerKey, ...others.map((kind) => kind.answerKey)],
  unknownKind,
);

/** The answer of a learner to a question with a task. */
export const questionResponse = z.discriminatedUnion(
  'kind',
  [multipleChoice.response, ...others.map(({ response }) => response)],
  unknownKind,
);

const ruleOf = (kind: TaskKind): QuestionKind<QuestionTask, AnswerKey, QuestionResponse> =>
  kinds[kind];

/** product.md Q17 */
export const kindsCorrectedByPeople: readonly QuestionKindName[] = ['OPEN_TEXT', 'FILE'];

/** The mistakes of a task and its key. Both are of the same kind. */
export const mistakesOfTask = (task: QuestionTask, key: AnswerKey): Mistake[] =>
  task.kind === key.kind
    ? ruleOf(task.kind).mistakes(task, key)
    : [{ path: ['answerKey', 'kind'], message: messages.otherKind }];

/** The mistakes of a response to this task. */
export const misfitsOfResponse = (task: QuestionTask, response: QuestionResponse): Mistake[] =>
  task.kind === response.kind
    ? ruleOf(task.kind).misfits(task, response)
    : [{ path: ['kind'], message: messages.otherKind }];

/** The task as a learner sees it: parts whose order would tell the key are in the order of `arrange`. */
export const arrangedTask = (
  task: QuestionTask,
  arrange: <P extends { id: string }>(parts: P[]) => P[],
): QuestionTask => ruleOf(task.kind).arranged(task, arrange);

/** The mistake of an answer, with the path of its field, if it is not one to a question like this. */
export function misfitOfAnswer(
  { task, alternatives }: { task: QuestionTask | null; alternatives: readonly { id: string }[] },
  { alternativeId, response }: GivenAnswer,
): { path: string; message: string } | null {
  if (!task) {
    if (response) return { path: 'response', message: messages.otherKind };
    if (alternatives.some(({ id }) => id === alternativeId)) return null;
    return { path: 'alternativeId', message: messages.unknownId };
  }
  if (!response || alternativeId !== null) {
    return { path: 'alternativeId', message: messages.otherKind };
  }
  const [misfit] = misfitsOfResponse(task, response);
  return misfit ? { path: ['response', ...misfit.path].join('.'), message: misfit.message } : null;
}

/** A question with its key, as it is stored. */
export interface KeyedQuestion {
  rightAlternativeId: string | null;
  task: QuestionTask | null;
  answerKey: AnswerKey | null;
}

/** An answer: an alternative or a response; without both, the question is blank. */
export interface GivenAnswer {
  alternativeId: string | null;
  response: QuestionResponse | null;
}

/** The credit of an answer, 0 to 1; a blank one has 0. Null: a person gives it (product.md Q17). */
export function scoreAnswer(question: KeyedQuestion, answer: GivenAnswer): number | null {
  const { task, answerKey: key } = question;
  if (!task || !key) {
    return answer.alternativeId === null
      ? 0
      : scoreChoice(question.rightAlternativeId, answer.alternativeId);
  }
  const { response } = answer;
  if (!response || misfitsOfResponse(task, response).length > 0) return 0;
  return ruleOf(task.kind).score(task, key, response);
}
