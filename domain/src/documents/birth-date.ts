import { z } from 'zod';
import { messages } from '../messages.ts';

const oldest = '1900-01-01';

/** A day of the calendar, `YYYY-MM-DD`, on which somebody who may be alive was born. */
export const birthDate = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required, abort: true })
  .pipe(z.iso.date({ error: messages.birthDate }))
  .refine((day) => day >= oldest, { error: messages.birthDate });

/** One that has been; `today` is São Paulo's. */
export const pastBirthDate = (today: string) =>
  birthDate.refine((day) => day <= today, { error: messages.birthDate });
