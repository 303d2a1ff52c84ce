import { z } from 'zod';
import { messages } from '../messages.ts';

/** Digits and consonants that nobody takes for one another; without vowels they spell no words. */
export const classCodeSigns = '2345679BCDFGHJKMNPQRSTVWXZ';
export const classCodeLength = 8;

const wrong = 'O código da turma tem 8 letras e números. Confira o que você digitou';

/** A code as a person types it: in any case, with spaces or hyphens. */
export const classCode = z
  .string({ error: messages.required })
  .max(40, { error: wrong })
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, { error: messages.required, abort: true })
      .regex(/^[2-79BCDFGHJKMNPQRSTVWXZ]{8}$/, { error: wrong }),
  );

const whole = (most: number, error: string) =>
  z.number({ error }).int({ error }).min(1, { error }).max(most, { error });

/** The days for which a code lets people in, and their number. */
export const classCodeTerms = z.object({
  days: whole(365, 'O código vale de 1 a 365 dias').default(30),
  usesLimit: whole(1000, 'O código serve para 1 a 1.000 pessoas').default(100),
});
export type ClassCodeTerms = z.output<typeof classCodeTerms>;
