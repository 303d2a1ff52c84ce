import { z } from 'zod';
import { id, requiredLine } from '../fields.ts';
import { atMost, messages } from '../messages.ts';

/** The most questions of a question bank (product.md Q12). */
export const bankQuestionsLimit = 100_000;

export const bankDraft = z.object({
  title: requiredLine(160),
  description: z
    .string({ error: messages.invalid })
    .trim()
    .max(500, { error: atMost(500) })
    .default(''),
});
export type BankDraft = z.output<typeof bankDraft>;

/** Any subset of the fields. An archived bank gives no more questions to draws and gets none. */
export const bankChanges = z
  .object({
    title: bankDraft.shape.title,
    description: bankDraft.shape.description.unwrap(),
    isArchived: z.boolean({ error: messages.invalid }),
  })
  .partial();
export type BankChanges = z.output<typeof bankChanges>;

/** The most exams of courses in one reply. */
export const courseExamsLimit = 50;

/** A content with questions of its own, as the target of a bulk change. */
export const courseExam = z.object({
  id,
  title: z.string(),
  course: z.object({ id, title: z.string() }),
});
export type CourseExam = z.output<typeof courseExam>;

export const collectionKinds = ['bank', 'course', 'practice-exam'] as const;

/**
 * The questions that belong together in the list: those of a question bank, or the own questions of a course or a
 * practice exam under its title.
 */
export const questionCollection = z.object({
  id,
  kind: z.enum(collectionKinds),
  title: z.string(),
  description: z.string(),
  isArchived: z.boolean(),
  questionsQtd: z.number().int(),
});
export type QuestionCollection = z.output<typeof questionCollection>;
