import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { postalCode } from './postal-code.ts';
import { isState } from './state.ts';

const state = z
  .string({ error: messages.required })
  .trim()
  .toUpperCase()
  .min(1, { error: messages.required, abort: true })
  .refine(isState, { error: messages.state });

export const postalAddress = z.object({
  postalCode,
  street: requiredText(160),
  /** `S/N` for a house without a number. */
  number: requiredText(20),
  complement: z
    .string({ error: messages.invalid })
    .trim()
    .max(80, { error: atMost(80) })
    .default(''),
  neighborhood: requiredText(120),
  city: requiredText(120),
  state,
});
export type PostalAddress = z.output<typeof postalAddress>;
