import { z } from 'zod';
import { instant } from '../fields.ts';

/**
 * An area of an attempt that has its areas one after the other (product.md A19, A40): each starts when the learner wants it
 * and ends by its time limit or when the learner finishes it.
 */
export const timedArea = z.object({
  title: z.string(),
  /** Its questions follow those of the areas before. */
  questionsQtd: z.number().int(),
  /** With the learner's extra time; null: no limit of its own. */
  timeLimitMinutes: z.number().int().nullable(),
  /** Null: it has not started. */
  startedAt: instant.nullable(),
  /** Of a started area, by its limit or the deadline of the attempt; null: no limit. */
  deadline: instant.nullable(),
  /** Null: the learner has not finished it; its time may be over all the same. */
  finishedAt: instant.nullable(),
});
export type TimedArea = z.output<typeof timedArea>;
