import { z } from 'zod';
import { id, requiredText } from '../fields.ts';
import { messages } from '../messages.ts';
import { drawnText } from '../rich-text/drawn-text.ts';

const questionFormats = ['gift', 'moodle-xml', 'aiken'] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** Without Aiken, which can't contain explanations or line breaks. */
export const exportFormats = ['gift', 'moodle-xml'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Maximum size of the file in bytes. */
export const importFileLimit = 32 * 1024 * 1024;

const base64Limit = Math.ceil(importFileLimit / 3) * 4;

/** Maximum size of the request in bytes. */
export const importBodyLimit = base64Limit + 64 * 1024;

/** A question file in a request. */
export const importedFile = z.object({
  fileName: requiredText(200),
  contentBase64: z
    .string({ error: messages.required })
    .min(1, { error: 'O arquivo está vazio' })
    .max(base64Limit, { error: 'O arquivo passa de 32 MB' }),
});
export type ImportedFile = z.output<typeof importedFile>;

/** A question that was not imported (`refused`), or imported incompletely (`changed`). */
export const importProblem = z.object({
  line: z.number().int(),
  title: z.string().nullable(),
  reason: z.string(),
  severity: z.enum(['refused', 'changed']),
});
export type ImportProblem = z.output<typeof importProblem>;

/** The content, the practice exam or the question bank to which questions belong: exactly one of them. */
export const questionsOwner = z.union(
  [
    z.strictObject({ contentId: id }),
    z.strictObject({ practiceExamId: id }),
    z.strictObject({ bankId: id }),
  ],
  { error: messages.invalid },
);
export type QuestionsOwner = z.output<typeof questionsOwner>;
export type ExamOwner = Exclude<QuestionsOwner, { bankId: string }>;

/** A question in the preview; `[imagem: …]` replaces an image of the file. */
const previewedQuestion = z.object({
  line: z.number().int(),
  title: z.string().nullable(),
  statement: drawnText,
  explanation: drawnText.nullable(),
  alternatives: z.array(z.object({ text: drawnText, isCorrect: z.boolean() })),
});
export type PreviewedQuestion = z.output<typeof previewedQuestion>;

export const importPreview = z.object({
  format: z.enum(questionFormats),
  questions: z.array(previewedQuestion),
  problems: z.array(importProblem),
});
export type ImportPreview = z.output<typeof importPreview>;
