import { z } from 'zod';
import { choice } from '../choice.ts';
import { requiredText } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { drawnText } from '../rich-text/drawn-text.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { answerKey, questionKind, questionTask } from './question-kind.ts';
import { storedMetadata } from './question-metadata.ts';

export const exportFormats = ['gift', 'moodle-xml', 'aiken'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A sheet (CSV) is imported only. */
const questionFormats = [...exportFormats, 'csv'] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** Aiken has no comments, so its losses are told apart from the file (product.md Q21). */
export const formatsWithoutComments = ['aiken'] as const satisfies readonly ExportFormat[];

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
const importProblem = z.object({
  line: z.number().int(),
  title: z.string().nullable(),
  reason: z.string(),
  severity: z.enum(['refused', 'changed']),
});
export type ImportProblem = z.output<typeof importProblem>;

/** The decisions of the administrator about an import (product.md Q20, Q36). */
export const importChoices = z.object({
  /**
   * `skip` leaves out questions that the school has already, or that come twice in the file; `complete` also gives those of
   * the school the metadata of the file that they lack.
   */
  duplicates: choice(['skip', 'complete', 'import']).default('import'),
  /** Paths of categories of the file that are created; every other unknown one is left out. */
  createCategories: z
    .array(z.string({ error: messages.invalid }).max(2000, { error: atMost(2000) }), {
      error: messages.invalid,
    })
    .max(1000, { error: messages.invalid })
    .default([]),
});
export type ImportChoices = z.output<typeof importChoices>;

/** A category of the file, the outermost name first: `Matemática / Álgebra`. */
const importedCategory = z.object({
  path: z.string(),
  /** The category that its questions get: of the same title, else of the title of a parent; null for none. */
  category: term.nullable(),
  /** The category has the last name of the path. */
  isExact: z.boolean(),
  /** The last name of the path, if no category has this title and one can be created. */
  newTitle: z.string().nullable(),
  questionsQtd: z.number().int(),
});
export type ImportedCategory = z.output<typeof importedCategory>;

/** The loss of a category that is not created; null if the school has it. */
export function categoryLoss({ path, category, isExact }: ImportedCategory): string | null {
  if (isExact) return null;
  return category
    ? `A categoria “${path}” não existe aqui: a questão entra em “${category.title}”.`
    : `A categoria “${path}” não existe aqui: a questão entra sem categoria.`;
}

/** `FILE`: an earlier question of the file has the same text. `SCHOOL`: a question of the school has it. */
const duplicateOf = z.enum(['FILE', 'SCHOOL']);

/** A question in the preview; `[imagem: …]` replaces an image of the file. */
const previewedQuestion = storedMetadata.pick({ name: true, code: true, tags: true }).extend({
  line: z.number().int(),
  title: z.string().nullable(),
  kind: questionKind,
  statement: drawnText,
  explanation: drawnText.nullable(),
  alternatives: z.array(z.object({ text: drawnText, isCorrect: z.boolean() })),
  /** Of every other kind than SINGLE_CHOICE. */
  task: questionTask.optional(),
  answerKey: answerKey.optional(),
  /** The path of its category in the file. */
  category: z.string().nullable(),
  /** Null also for a question with images, which is compared when it is imported. */
  duplicate: duplicateOf.nullable(),
});
export type PreviewedQuestion = z.output<typeof previewedQuestion>;

export const importPreview = z.object({
  format: z.enum(questionFormats),
  questions: z.array(previewedQuestion),
  categories: z.array(importedCategory),
  /** The number of categories that the school can still get. */
  categoriesRoom: z.number().int(),
  problems: z.array(importProblem),
});
export type ImportPreview = z.output<typeof importPreview>;

export const importReport = z.object({
  /** Number of imported questions. */
  questionsQtd: z.number().int(),
  /** Duplicates that were left out. */
  skippedQtd: z.number().int(),
  /** Questions of the school that got what they lacked. */
  completedQtd: z.number().int(),
  /** Questions of the file that can't be imported. */
  refusedQtd: z.number().int(),
  problems: z.array(importProblem),
});
export type ImportReport = z.output<typeof importReport>;
