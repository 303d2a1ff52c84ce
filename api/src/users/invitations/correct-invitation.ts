import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { InvitationCorrection } from '@sabia/domain/users/invitation.ts';
import type { At } from '../../platform/act.ts';
import { forgetEmailsOf } from '../../platform/mail/job-emails.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { takenEmail } from '../taken-address.ts';

/**
 * Corrects name and address of an invitation that was not accepted. The link that went to another address ends, and a new one
 * goes to the corrected address.
 */
export const correctInvitation = (
  db: Database,
  { id, name, email }: InvitationCorrection & { id: string },
  { now }: At,
): Promise<void> =>
  db.transaction(
    async (tx) => {
      const isTaken = await tx.run(sql`
        select from users
        where lower(email) = ${email} and (email_verified or is_invited) and id <> ${id}`);
      if (isTaken > 0) throw invalid('email', takenEmail);
      const corrected = await tx.maybe<{ isMoved: boolean }>(sql`
        update users set name = ${name}, email = ${email}, updated_at = now()
        where id = ${id} and is_invited
        returning lower(old.email) <> ${email} as is_moved`);
      if (!corrected) throw new Refusal('not_found');
      if (!corrected.isMoved) return;
      await forgetEmailsOf(tx, id);
      await tx.run(sql`
        update invitations set invited_at = ${now.toISOString()}, token_digest = null, token_expires_at = null
        where user_id = ${id}`);
    },
    { exclusive: ['users import'] },
  );
