import { z } from 'zod';
import { address, id } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { isBlankRichText } from '../rich-text.ts';

/** `isCorrect` and `explanation` are absent wherever the key is kept back (product.md Q2). */
export const alternative = z.object({
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

/** A question as the people who write it see it: with its key, and how many tries have answered it. */
export const authoredQuestion = question.extend({
  /** 1 for a new one; each change makes the next. */
  version: z.number().int(),
  answeredTriesQtd: z.number().int(),
  /** The last change can be undone. */
  canUndo: z.boolean(),
});
export type AuthoredQuestion = z.output<typeof authoredQuestion>;

const html = (limit: number) =>
  z.string({ error: messages.required }).max(limit, { error: atMost(limit) });

const requiredHtml = (limit: number) =>
  html(limit).refine((text) => !isBlankRichText(text), { error: messages.required });

const alternativeDraft = z.object({
  /** Of an alternative that is there already: a change keeps who chose it. */
  id: id.optional(),
  text: requiredHtml(20_000),
  isCorrect: z.boolean({ error: messages.required }).default(false),
});

const alternatives = z
  .array(alternativeDraft, { error: messages.required })
  .min(2, { error: messages.alternativesMin })
  .max(10, { error: messages.alternativesMax })
  .refine((given) => given.filter(({ isCorrect }) => isCorrect).length === 1, {
    error: messages.oneRight,
  });

/** What an admin writes; the order of the alternatives is the one they are sent in. */
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
   * Whether the tries that answered it by the former key are graded by the new one. Asked for when
   * another alternative becomes right and somebody has answered.
   */
  regrade: z.boolean().optional(),
});
export type QuestionChanges = z.output<typeof questionChanges>;
