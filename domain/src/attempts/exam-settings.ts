import { z } from 'zod';
import { messages } from '../messages.ts';

/** The settings of an exam. An attempt keeps those of its start. */

/** The share of right answers, in whole percents, with which an attempt is approved. */
export const passingScore = z
  .number({ error: messages.required })
  .int({ error: messages.invalid })
  .min(0, { error: messages.invalid })
  .max(100, { error: messages.invalid });

/** product.md A1 */
export const usualPassingScore = 70;

/** Null: no limit. */
export const timeLimitMinutes = z
  .number({ error: messages.invalid })
  .int({ error: messages.invalid })
  .min(1, { error: messages.invalid })
  .max(1440, { error: messages.invalid })
  .nullable();
