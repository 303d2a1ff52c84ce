import { z } from 'zod';
import { atLeast, atMost, messages } from '../messages.ts';
import { personName } from '../users/person-name.ts';
import { email } from '../users/user.ts';

/** Input of the embedded identity, validated alike by API and web. */

const text = z.string({ error: messages.required }).min(1, { error: messages.required });

/** Limits the time to hash a password. */
const longestPassword = 128;

export const password = text
  .min(8, { error: atLeast(8) })
  .max(longestPassword, { error: atMost(longestPassword) });

/** Numeric and exactly 8 characters (product.md V6). */
export const code = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required })
  .regex(/^\d{8}$/, { error: messages.code });

export const signUp = z.object({ name: personName, email, password });

/** An existing password must only be present. */
export const signIn = z.object({
  email,
  password: text.max(longestPassword, { error: atMost(longestPassword) }),
});

export const codeRequest = z.object({ email });
/** Name and password come with the code where another browser signed up. */
export const emailProof = z.object({
  email,
  otp: code,
  name: personName.optional(),
  password: password.optional(),
});
/** For a signed-in user; the current password must only be present. */
export const passwordChange = z.object({
  currentPassword: signIn.shape.password,
  newPassword: password,
});
export const passwordReset = z.object({ email, otp: code, password });

export type SignUpInput = z.infer<typeof signUp>;
export type EmailProof = z.infer<typeof emailProof>;
export type PasswordReset = z.infer<typeof passwordReset>;
