import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { messages } from '../messages.ts';

/** The extra time of a user in exams, in percent of the time limit (product.md A15); 0: none. */
export const extraTimePercent = z
  .number({ error: messages.required })
  .int({ error: messages.wholePercent })
  .min(0, { error: messages.extraTime })
  .max(200, { error: messages.extraTime });

export const extraTime = z.object({
  /** Of the user. */
  id,
  percent: z.number().int(),
  /** The last change; null before the first one. */
  lastChange: z.object({ at: instant, by: z.string() }).nullable(),
});
export type ExtraTime = z.output<typeof extraTime>;
