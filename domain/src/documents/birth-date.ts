import { z } from 'zod';
import { messages } from '../messages.ts';

const oldest = '1900-01-01';

/** A day, `YYYY-MM-DD`, from 1900 on. */
export const birthDate = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required, abort: true })
  .pipe(z.iso.date({ error: messages.birthDate }))
  .refine((day) => day >= oldest, { error: messages.birthDate });

/** A birth date until `today`, the current day in São Paulo. */
export const pastBirthDate = (today: string) =>
  birthDate.refine((day) => day <= today, { error: messages.birthDate });
