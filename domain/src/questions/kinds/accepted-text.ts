import { z } from 'zod';
import { atMost, messages } from '../../messages.ts';

/** The comparison of a typed text with the accepted ones; learners may know it. */
export const comparison = {
  ignoresCase: z.boolean({ error: messages.required }).default(true),
  ignoresAccents: z.boolean({ error: messages.required }).default(true),
  /** One wrong, missing, added or swapped letter is accepted, in texts of at least four letters without digits. */
  allowsTypo: z.boolean({ error: messages.required }).default(false),
};

export const acceptedTextLimit = 500;

/** The accepted texts. */
export const acceptedTexts = z
  .array(
    z
      .string({ error: messages.required })
      .trim()
      .min(1, { error: messages.required })
      .max(acceptedTextLimit, { error: atMost(acceptedTextLimit) }),
    { error: messages.required },
  )
  .max(50, { error: 'Máximo de 50 respostas aceitas' });
