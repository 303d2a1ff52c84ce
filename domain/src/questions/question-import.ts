import { z } from 'zod';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

export const questionFormats = ['gift', 'moodle-xml', 'aiken'] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** Aiken can hold neither an explanation nor a line break: nothing is exported to it. */
export const exportFormats = ['gift', 'moodle-xml'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Of the file itself, in bytes. */
export const importFileLimit = 32 * 1024 * 1024;

/** What of a file could not be taken (`refused`), or was taken without something (`changed`). */
export const importProblem = z.object({
  line: z.number().int(),
  title: z.string().nullable(),
  reason: z.string(),
  severity: z.enum(['refused', 'changed']),
});
export type ImportProblem = z.output<typeof importProblem>;

/** A content of a course, or a practice exam: exactly one of them. */
export const questionsOwner = z.union(
  [z.strictObject({ contentId: id }), z.strictObject({ practiceExamId: id })],
  { error: messages.invalid },
);
export type QuestionsOwner = z.output<typeof questionsOwner>;
