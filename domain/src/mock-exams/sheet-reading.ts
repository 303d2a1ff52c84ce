import { z } from 'zod';
import { id, sentInstant } from '../fields.ts';
import { messages } from '../messages.ts';
import { mostSheets } from './essay-sheet.ts';
import { mostDays } from './mock-exam-limits.ts';

/** Maximum size of the picture of a sheet in bytes. */
const sheetLimit = 4 * 1024 * 1024;
export const sheetBase64Limit = Math.ceil(sheetLimit / 3) * 4;

const numberUpTo = (most: number) =>
  z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(most, { error: messages.invalid });

/** An essay sheet, as a device has photographed it (product.md MOCK36). */
export const essaySheetDraft = z.object({
  /** The text of the QR code; null: it can't be read, and a person has matched the sheet by hand. */
  code: z.string().max(100, { error: messages.invalid }).nullable().default(null),
  /** Without a code, and for a blank sheet. */
  personId: id.nullable().default(null),
  /** Without a code. */
  day: numberUpTo(mostDays).nullable().default(null),
  /** The essay of the exam, from 1 on; without a code. */
  essay: numberUpTo(mostSheets).nullable().default(null),
  /** The written lines, a JPEG or PNG. */
  image: z.object(
    {
      contentBase64: z
        .string({ error: messages.required })
        .min(1, { error: 'O arquivo está vazio' })
        .max(sheetBase64Limit, { error: 'A imagem passa de 4 MB. Envie uma menor' }),
    },
    { error: messages.required },
  ),
  readAt: sentInstant.optional(),
  /** The sheet that a person replaces by this one; null: the first one counts. */
  replaces: id.nullable().default(null),
});
export type EssaySheetDraft = z.output<typeof essaySheetDraft>;

/**
 * `NEW` and `REPLACED`: the picture is the essay. `KNOWN`: another picture of the sheet was there before, and stays.
 */
const sheetStates = ['NEW', 'REPLACED', 'KNOWN'] as const;

export const essaySheetReading = z.object({
  /** Of the sheet that counts. */
  id,
  personId: id,
  name: z.string(),
  day: z.number().int(),
  essay: z.number().int(),
  state: z.enum(sheetStates),
});
export type EssaySheetReading = z.output<typeof essaySheetReading>;
