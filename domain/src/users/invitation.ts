import { z } from 'zod';
import { choice } from '../choice.ts';
import { messages } from '../messages.ts';
import { personName } from './person-name.ts';
import { email, roles } from './user.ts';

/** The invitation of one person. */
export const invitationDraft = z.object({
  name: personName,
  email,
  role: choice(roles).default('LEARNER'),
  hasActiveSubscription: z.boolean({ error: messages.invalid }).default(false),
});
export type InvitationDraft = z.output<typeof invitationDraft>;

/** The body of a correction of an invitation. */
export const invitationCorrection = invitationDraft.pick({ name: true, email: true });
export type InvitationCorrection = z.output<typeof invitationCorrection>;
