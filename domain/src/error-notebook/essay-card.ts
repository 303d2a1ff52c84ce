import { z } from 'zod';
import { charactersIn, firstCharacters } from '../characters.ts';
import type { CriterionResult } from '../essays/essay-result.ts';
import { besideMistakes, day, id, instant } from '../fields.ts';
import { messages } from '../messages.ts';
import { notebookOverview, origin } from './error-notebook.ts';

/** Cards of one learner that are made of essays; those that are taken out don't count. */
export const essayCardsLimit = 500;

/** Characters of the quoted words on a card. */
export const longestCardQuote = 200;

/** One of both: the mark of a criterion, by its key, or a comment, by its number in the result of the essay. */
const mark = {
  criterion: z.string({ error: messages.invalid }).max(40, { error: messages.unknownId }).nullish(),
  /** From 1. */
  comment: z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.unknownId })
    .max(1000, { error: messages.unknownId })
    .nullish(),
};

export const essayMarkPlace = z
  .object({ attemptId: id, questionId: id, ...mark })
  .refine(({ criterion, comment }) => (criterion ?? null) === null || (comment ?? null) === null, {
    error: 'Envie o critério ou o comentário, e não os dois',
    path: ['comment'],
    ...besideMistakes('criterion', 'comment'),
  })
  .refine(({ criterion, comment }) => (criterion ?? comment ?? null) !== null, {
    error: messages.required,
    path: ['criterion'],
    ...besideMistakes('criterion', 'comment'),
  });
export type EssayMarkPlace = z.output<typeof essayMarkPlace>;

/** A card of the notebook that its learner has made of the correction of an essay. */
export const essayCard = z.object({
  id,
  attemptId: id,
  questionId: id,
  /** The key of the criterion whose mark it is; null: a comment. */
  criterion: z.string().nullable(),
  /** The number of the comment; null: the mark of a criterion. */
  comment: z.number().int().nullable(),
  /** The title of the criterion; null: a comment on the whole essay. */
  title: z.string().nullable(),
  /** Of the mark of a criterion; else null. */
  points: z.number().nullable(),
  mostPoints: z.number().nullable(),
  /** The words of the essay that the comment is about, shortened. */
  quote: z.string().nullable(),
  /** The comment, or what the rubric says of the level; null between two levels. */
  text: z.string().nullable(),
  origin,
  /** Reviews in which it was not remembered. */
  lapses: z.number().int(),
  addedAt: instant,
  dueDay: day,
});
export type EssayCard = z.output<typeof essayCard>;

/** A review of a card by its learner; the device makes the `id`, and a repetition changes nothing. */
export const essayReview = z.object({
  id,
  cardId: id,
  isRemembered: z.boolean({ error: messages.required }),
});
export type EssayReview = z.output<typeof essayReview>;

export const essayReviewed = z.object({
  /** The day of the next review. */
  dueDay: day,
  dueQtd: notebookOverview.shape.dueQtd,
});
export type EssayReviewed = z.output<typeof essayReviewed>;

/** True if the criterion has something to learn: it is not at its most points. */
const isBelowMost = ({ points, mostPoints }: Pick<CriterionResult, 'points' | 'mostPoints'>) =>
  points < mostPoints;

/** The field in which a mark is none of a settled essay that can become a card, with the reason; null if it can. */
export function misfitOfMark(
  { criterion, comment }: Pick<EssayMarkPlace, 'criterion' | 'comment'>,
  essay: { criteria: readonly CriterionResult[]; commentsQtd: number },
): { path: string; message: string } | null {
  if (comment) {
    const isKnown = comment <= essay.commentsQtd;
    return isKnown ? null : { path: 'comment', message: messages.unknownId };
  }
  const known = essay.criteria.find(({ key }) => key === criterion);
  if (!known) return { path: 'criterion', message: messages.unknownId };
  return isBelowMost(known)
    ? null
    : { path: 'criterion', message: 'Neste critério a redação já tem todos os pontos' };
}

/** The beginning of the quoted words that a card shows. */
export function cardQuote(quote: string): string {
  const words = quote.trim();
  return charactersIn(words) <= longestCardQuote
    ? words
    : `${firstCharacters(words, longestCardQuote).trimEnd()}…`;
}
