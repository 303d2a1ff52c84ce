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

const limitUpTo = (max: number) =>
  z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(max, { error: messages.invalid })
    .nullable();

/** Null: no limit. */
export const timeLimitMinutes = limitUpTo(1440);

/** The number of a learner's attempts; null: no limit. */
export const attemptsLimit = limitUpTo(100);

/** Hours between the submission of an attempt and the start of the next one; null: no pause. */
export const attemptsPauseHours = limitUpTo(720);
