import { z } from 'zod';
import { annulment } from '../attempts/annulment.ts';
import { address, besideMistakes, id } from '../fields.ts';
import { messages } from '../messages.ts';
import { asSource, drawnText } from '../rich-text/drawn-text.ts';
import type { Mistake } from './kinds/kind.ts';
import { html, requiredHtml } from './question-html.ts';
import {
  answerKey,
  kindsCorrectedByPeople,
  mistakesOfTask,
  questionKind,
  type QuestionKindName,
  questionTask,
} from './question-kind.ts';
import { questionMetadata, storedMetadata } from './question-metadata.ts';

/**
 * The most questions of a content or a practice exam (product.md Q10). More are refused where questions are created
 * and imported, so that every course can be exported and imported again.
 */
export const questionsLimit = 5000;

/** `isCorrect` and `explanation` are absent unless the viewer may see the answer key (product.md Q2). */
const alternative = z.object({
  id,
  questionId: id,
  text: drawnText,
  order: z.number().int(),
  isCorrect: z.boolean().optional(),
});

export const question = z.object({
  id,
  kind: questionKind,
  statement: drawnText,
  videoQuestionUrl: z.string().nullable(),
  explanation: drawnText.nullish(),
  order: z.number().int(),
  /** Of a question of the kind SINGLE_CHOICE; else empty. */
  alternatives: z.array(alternative),
  /** Of every other kind: what is asked, in the order of this attempt (product.md Q16). */
  task: questionTask.optional(),
  /** In the score of an attempt whose questions have different weights; 0: it does not count (product.md A21). */
  weight: z.number().min(0).max(100).optional(),
  /** Of the question in the exam of the attempt, or in its own exam (product.md A22). */
  annulment: annulment.optional(),
  /** The key of the task; absent unless the viewer may see it (product.md Q2). */
  answerKey: answerKey.optional(),
});
export type Question = z.output<typeof question>;

/** A question for its authors: with the answer key, the sources of formulas and the number of attempts that answered it. */
export const authoredQuestion = question.extend({
  statement: z.string(),
  explanation: z.string().nullish(),
  alternatives: z.array(alternative.extend({ text: z.string() })),
  ...storedMetadata.shape,
  task: asSource(questionTask).optional(),
  answerKey: asSource(answerKey).optional(),
  /** Starts at 1; each change increments it. */
  version: z.number().int(),
  answeredTriesQtd: z.number().int(),
  /** The last change can be undone. */
  canUndo: z.boolean(),
});
export type AuthoredQuestion = z.output<typeof authoredQuestion>;

const alternativeDraft = z.object({
  /** Set for an existing alternative, so that its answers are kept. */
  id: id.optional(),
  text: requiredHtml(20_000),
  isCorrect: z.boolean({ error: messages.required }).default(false),
});

const alternatives = z
  .array(alternativeDraft, { error: messages.required })
  .max(10, { error: messages.alternativesMax })
  .refine((all) => all.length !== 1, { error: messages.alternativesMin })
  .refine((all) => all.length < 2 || all.filter(({ isCorrect }) => isCorrect).length === 1, {
    error: messages.oneRight,
  });

const draftFields = z.object({
  /** Fixed: a change may only repeat it. */
  kind: questionKind,
  statement: requiredHtml(100_000),
  videoQuestionUrl: address.nullish(),
  explanation: html(100_000).nullish(),
  alternatives,
  task: questionTask.nullish(),
  answerKey: answerKey.nullish(),
});

type DraftFields = Pick<
  z.output<typeof draftFields>,
  'kind' | 'alternatives' | 'task' | 'answerKey'
>;

/**
 * The mistakes of the parts that depend on the kind: SINGLE_CHOICE has alternatives, every other kind a task and its key
 * (product.md Q1, Q15).
 */
export function mistakesOfKind(draft: DraftFields): Mistake[] {
  const { kind, alternatives: choices, task, answerKey: key } = draft;
  if (kind === 'SINGLE_CHOICE') {
    return [
      ...(choices.length === 0 ? [mistake('alternatives', messages.alternativesMin)] : []),
      ...(task ? [mistake('task', messages.otherKind)] : []),
      ...(key ? [mistake('answerKey', messages.otherKind)] : []),
    ];
  }
  return [
    ...(choices.length > 0 ? [mistake('alternatives', messages.otherKind)] : []),
    ...(!task ? [mistake('task', messages.required)] : []),
    ...(!key ? [mistake('answerKey', messages.required)] : []),
    ...(task && task.kind !== kind ? [mistake('task', messages.otherKind)] : []),
    ...(task && key ? mistakesOfTask(task, key) : []),
  ];
}

/** True unless a question that no person corrects has a rubric. */
const fitsRubric = ({ kind, rubric }: { kind: QuestionKindName; rubric?: unknown }): boolean =>
  !rubric || kindsCorrectedByPeople.includes(kind);

const misplacedRubric = 'Só textos abertos e arquivos se corrigem por uma rubrica';

export const mistakesOfRubric = (asked: Parameters<typeof fitsRubric>[0]): Mistake[] =>
  fitsRubric(asked) ? [] : [mistake('rubric', misplacedRubric)];

/** The check of a schema of questions with metadata, for `refine`. */
export const rubricCheck: [typeof fitsRubric, object] = [
  fitsRubric,
  { error: misplacedRubric, path: ['rubric'], ...besideMistakes('kind', 'rubric') },
];

const mistake = (field: string, message: string): Mistake => ({ path: [field], message });

/**
 * Body of a create; the alternatives keep the order of the body. The ids of the parts of a task are for its key only: the
 * server replaces them.
 */
export const questionDraft = draftFields
  .extend({
    kind: questionKind.default('SINGLE_CHOICE'),
    alternatives: alternatives.default([]),
  })
  .superRefine(
    (draft, { issues, addIssue }) => {
      // Beside other mistakes as long as the fields that depend on the kind have none.
      if (issues.some(({ path: [field] = [] }) => ofKind.includes(field))) return;
      for (const found of mistakesOfKind(draft)) addIssue({ code: 'custom', ...found });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
const ofKind: readonly unknown[] = ['kind', 'alternatives', 'task', 'answerKey'];
export type QuestionDraft = z.output<typeof questionDraft>;

/** Body of a create with the metadata that the author states. */
export const describedQuestionDraft = questionDraft
  .safeExtend(questionMetadata.partial().shape)
  .refine(...rubricCheck);
export type DescribedQuestionDraft = z.output<typeof describedQuestionDraft>;

/** Any subset of the fields. */
export const questionChanges = draftFields.partial().extend({
  ...questionMetadata.partial().shape,
  /**
   * True to regrade attempts that answered the question. Required if the key or the weight changes and attempts have
   * answered (product.md Q4, A21).
   */
  regrade: z.boolean().optional(),
});
export type QuestionChanges = z.output<typeof questionChanges>;

/** Another task and another key, of which the effect on grades is asked for. */
export const taskChanges = z.object({ task: questionTask, answerKey });
export type TaskChanges = z.output<typeof taskChanges>;

/** The order of questions in a stored revision. */
export const formerQuestionOrder = z.object({ questions: z.array(z.object({ id })) });
