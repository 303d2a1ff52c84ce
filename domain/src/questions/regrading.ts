import { z } from 'zod';

/** The effect of a change on the grades of submitted attempts. */
export const regrading = z.object({
  triesQtd: z.number().int(),
  changedTriesQtd: z.number().int(),
  /** Attempts that would become approved, and attempts that would no longer be. */
  approvedQtd: z.number().int(),
  failedQtd: z.number().int(),
});
export type Regrading = z.output<typeof regrading>;
