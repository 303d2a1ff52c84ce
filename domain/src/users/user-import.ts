import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** Days for which an import of users can be undone (product.md U15). */
export const importUndoDays = 30;

/** An import of users that can be undone, or has been. */
export const listedUserImport = z.object({
  id,
  /** Null when the account of the administrator is gone. */
  changedBy: z.object({ id, name: z.string() }).nullable(),
  invitedQtd: z.number().int(),
  updatedQtd: z.number().int(),
  changedAt: instant,
  undoneAt: instant.nullable(),
});
export type ListedUserImport = z.output<typeof listedUserImport>;

/** The effect of an undo of an import, in people. */
export const undoneUserImport = z.object({
  /** Invitations that were withdrawn. */
  withdrawnQtd: z.number().int(),
  /** People with their former role, access and classroom again. */
  restoredQtd: z.number().int(),
  /** Invitations that were accepted or withdrawn since. */
  goneQtd: z.number().int(),
  /** People who were changed or have paid since: they stay as they are. */
  changedQtd: z.number().int(),
});
export type UndoneUserImport = z.output<typeof undoneUserImport>;
