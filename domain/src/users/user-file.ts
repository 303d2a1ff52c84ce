import { z } from 'zod';
import { choice } from '../choice.ts';
import { messages } from '../messages.ts';
import { sheetPerson, sheetProblem } from './user-sheet.ts';

/** Maximum size of a sheet in bytes. */
export const userFileLimit = 2 * 1024 * 1024;

const base64Limit = Math.ceil(userFileLimit / 3) * 4;

/** Maximum size of the request in bytes. */
export const userFileBodyLimit = base64Limit + 64 * 1024;

export const userSheetFile = z.object({
  contentBase64: z
    .string({ error: messages.required })
    .min(1, { error: 'O arquivo está vazio' })
    .max(base64Limit, { error: 'O arquivo passa de 2 MB' }),
});
export type UserSheetFile = z.output<typeof userSheetFile>;

/** Existing users are kept as they are, or updated. */
export const knownUsersChoice = choice(['keep', 'update']).default('keep');
export type KnownUsersChoice = z.output<typeof knownUsersChoice>;

export const userImportPreview = z.object({
  /** New and existing users; the lists contain the first of each. */
  newQtd: z.number().int(),
  knownQtd: z.number().int(),
  newPeople: z.array(sheetPerson),
  knownPeople: z.array(sheetPerson),
  ignoredColumns: z.array(z.string()),
  problemsQtd: z.number().int(),
  problems: z.array(sheetProblem),
});
export type UserImportPreview = z.output<typeof userImportPreview>;

export const userImportReport = z.object({
  invitedQtd: z.number().int(),
  updatedQtd: z.number().int(),
  keptQtd: z.number().int(),
});
export type UserImportReport = z.output<typeof userImportReport>;
