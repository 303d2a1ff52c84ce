import { z } from 'zod';
import { id } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { columnId } from './gradebook-rules.ts';
import { isMark, sentMarksLimit } from './mark.ts';

const markProblem = 'Use um número de 0 a 10 com até duas casas decimais, como 7.5';

/** A decimal from 0 to 10 as a text with a point, kept as it was sent; null or an empty text for no mark. */
const markValue = z
  .string({ error: ({ input }) => (input === undefined ? messages.required : markProblem) })
  .trim()
  .transform((text) => text || null)
  .nullable()
  .superRefine((text, context) => {
    if (text === null || isMark(text)) return;
    const message = isMark(text.replace(',', '.'))
      ? `Escreva com ponto em vez de vírgula: ${text.replace(',', '.')}`
      : markProblem;
    context.addIssue({ code: 'custom', message });
  });

const reason = z
  .string({ error: messages.invalid })
  .trim()
  .max(200, { error: atMost(200) })
  .regex(/^\P{Cc}*$/u, { error: messages.oneLine })
  .transform((text) => text || null);

const sentMark = z.object({
  userId: id,
  columnId,
  value: markValue,
  /** The reason of the mark or of its correction. */
  reason: reason.nullish(),
  /** The value that the writer saw: if the cell has another one by now, nothing is stored. */
  before: markValue.optional(),
});
export type SentMark = z.output<typeof sentMark>;

/** Marks of cells of a grade book, all or none of which are stored (product.md GRADE9). */
export const sentMarks = z
  .array(sentMark, { error: 'Envie uma lista de notas' })
  .max(sentMarksLimit, { error: `Envie até ${sentMarksLimit} notas de uma vez` })
  .superRefine((marks, context) => {
    const cells = new Set<string>();
    for (const [at, { userId, columnId: column }] of marks.entries()) {
      const cell = JSON.stringify([userId, column]);
      const message = 'Esta nota está duas vezes no pedido';
      if (cells.has(cell)) context.addIssue({ code: 'custom', path: [at, 'value'], message });
      cells.add(cell);
    }
  });
