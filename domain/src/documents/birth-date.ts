import { z } from 'zod';
import { messages } from '../messages.ts';

const oldest = '1900-01-01';

/** A day that was, for somebody who may be alive; `today` is São Paulo's. */
export const birthDateBy = (today: string) =>
  z
    .string({ error: messages.required })
    .trim()
    .min(1, { error: messages.required, abort: true })
    .pipe(z.iso.date({ error: messages.birthDate }))
    .refine((day) => day >= oldest && day <= today, { error: messages.birthDate });
