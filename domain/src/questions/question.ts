import { z } from 'zod';
import { address, id } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { isBlankRichText, isModestRichText } from '../rich-text.ts';

/**
 * The most questions of a content or a practice exam (product.md Q10). More are refused where questions are created
 * and imported, so that every course can be exported and imported again.
 */
export const questionsLimit = 5000;

/** `isCorrect` and `explanation` are absent unless the viewer may see the answer key (product.md Q2). */
const alternative = z.object({
  id,
  questionId: id,
  text: z.string(),
  order: z.number().int(),
  isCorrect: z.boolean().optional(),
});

export const question = z.object({
  id,
  statement: z.string(),
  videoQuestionUrl: z.string().nullable(),
  explanation: z.string().nullish(),
  order: z.number().int(),
  alternatives: z.array(alternative),
});
export type Question = z.output<typeof question>;

/** A question for its authors: with the answer key and the number of attempts that answered it. */
export const authoredQuestion = question.extend({
  /** Starts at 1; each change increments it. */
  version: z.number().int(),
  answeredTriesQtd: z.number().int(),
  /** The last change can be undone. */
  canUndo: z.boolean(),
});
export type AuthoredQuestion = z.output<typeof authoredQuestion>;

const html = (limit: number) =>
  z
    .string({ error: messages.required })
    .max(limit, { error: atMost(limit) })
    .refine((text) => isModestRichText(text, limit), { error: messages.richText });

const requiredHtml = (limit: number) =>
  html(limit).refine((text) => !isBlankRichText(text), { error: messages.required });

const alternativeDraft = z.object({
  /** Set for an existing alternative, so that its answers are kept. */
  id: id.optional(),
  text: requiredHtml(20_000),
  isCorrect: z.boolean({ error: messages.required }).default(false),
});

const alternatives = z
  .array(alternativeDraft, { error: messages.required })
  .min(2, { error: messages.alternativesMin })
  .max(10, { error: messages.alternativesMax })
  .refine((all) => all.filter(({ isCorrect }) => isCorrect).length === 1, {
    error: messages.oneRight,
  });

/** Body of a create; the alternatives keep the order of the body. */
export const questionDraft = z.object({
  statement: requiredHtml(100_000),
  videoQuestionUrl: address.nullish(),
  explanation: html(100_000).nullish(),
  alternatives,
});
export type QuestionDraft = z.output<typeof questionDraft>;

/** Any subset of the fields. */
export const questionChanges = questionDraft.partial().extend({
  /**
   * True to regrade attempts that answered the question. Required if another alternative becomes correct and
   * attempts have answered (product.md Q4).
   */
  regrade: z.boolean().optional(),
});
export type QuestionChanges = z.output<typeof questionChanges>;

/** The order of questions in a stored revision. */
export const formerQuestionOrder = z.object({ questions: z.array(z.object({ id })) });
