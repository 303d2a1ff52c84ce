import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, percentage, repeated, searchKey } from '../fields.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { collectionKinds } from './banks.ts';
import { questionKind } from './question-kind.ts';
import { difficulty, questionTag, questionYear, storedMetadata } from './question-metadata.ts';

/** `unused`: in no exam, never answered and in no submitted attempt. `repeated`: another question has the same text. */
const questionUses = ['unused', 'repeated'] as const;
export type QuestionUse = (typeof questionUses)[number];

/** The filters of the list of questions; each of them narrows it (product.md Q13). */
export const questionFilters = z.object({
  searchKey,
  /** Ids of question banks, courses or practice exams. */
  collections: repeated(id),
  categories: repeated(id),
  levels: repeated(id),
  difficulties: repeated(difficulty),
  kinds: repeated(questionKind),
  /** Questions with all of these tags. */
  tags: repeated(questionTag),
  /** By the right first answers (`measuredDifficulties`). */
  measuredDifficulty: difficulty.optional(),
  source: z.string().trim().max(160).optional(),
  authors: z.string().trim().max(300).optional(),
  year: z.coerce.number().pipe(questionYear).optional(),
  use: choice(questionUses).optional(),
  /** The id of a question: this one and its duplicates. */
  duplicatesOf: id.optional(),
});
export type QuestionFilters = z.output<typeof questionFilters>;

/** The list counts no more attempts with a question of a bank. */
export const mostBankAttempts = 1000;

/** A question in the list of all questions. */
export const listedQuestion = storedMetadata
  .omit({ categoryId: true, levelId: true, weight: true, rubric: true, correctors: true })
  .extend({
    id,
    /** The beginning of the statement, as rich text. */
    statement: z.string(),
    version: z.number().int(),
    kind: questionKind,
    alternativesQtd: z.number().int(),
    category: term.nullable(),
    level: term.nullable(),
    owner: z.object({
      kind: z.enum(collectionKinds),
      /** The question bank, the course or the practice exam. */
      id,
      title: z.string(),
      /** The content of a course that has the question. */
      contentId: id.nullable(),
    }),
    /** Right answers among first attempts; null below 30 answers (product.md Q8). */
    measured: z.object({ rightShare: percentage, answersQtd: z.number().int() }).nullable(),
    /** Other questions with the same text. */
    duplicatesQtd: z.number().int(),
    /** Exams that have a question with this text. */
    examsQtd: z.number().int(),
    /** Automatic exams whose filters and quotas may draw it. */
    drawingExamsQtd: z.number().int(),
    /** Submitted attempts with it, for a question of a bank; at most `mostBankAttempts`. */
    bankAttemptsQtd: z.number().int(),
  });
export type ListedQuestion = z.output<typeof listedQuestion>;
