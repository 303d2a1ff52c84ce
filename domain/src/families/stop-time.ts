import { z } from 'zod';
import { messages } from '../messages.ts';

/** Wall clock time `HH:MM` from which the site reminds a student to stop. */
export const stopTime = z
  .string({ error: messages.required })
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: messages.invalid });
