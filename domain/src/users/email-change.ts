import { z } from 'zod';
import { instant } from '../fields.ts';
import { email } from './user.ts';

/** The body of a request to correct the e-mail of an account. */
export const emailChangeRequest = z.object({ email });
export type EmailChangeRequest = z.output<typeof emailChangeRequest>;

/** A new e-mail that waits for its confirmation by the link that was sent to it. */
export const emailChange = z.object({ email: z.string(), askedAt: instant, expiresAt: instant });
export type EmailChange = z.output<typeof emailChange>;
