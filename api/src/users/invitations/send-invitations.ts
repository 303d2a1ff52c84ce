import { randomBytes } from 'node:crypto';
import { sql, type Database } from '../../platform/db/database.ts';
import type { EmailRun } from '../../platform/mail/mail.ts';
import { sendEmails } from '../../platform/mail/send-emails.ts';
import { findBrand } from '../../school/school.queries.ts';
import { digestOfInvitation } from './accept-invitation.ts';
import { invitationEmail } from './invitation-email.ts';

/** The days for which the link of an invitation is valid. */
const linkDays = 30;

/** Sends the invitations of the last week. */
export const sendInvitations = (db: Database, run: EmailRun): Promise<number> =>
  sendEmails(
    db,
    {
      kind: 'INVITATION',
      due: sql`
        select invitations.user_id, invitations.user_id::text as key, invitations.invited_at as since
        from invitations join users on users.id = invitations.user_id and users.is_invited
        where invitations.invited_at > ${run.now.toISOString()}::timestamptz - interval '7 days'`,
      async template() {
        const brand = await findBrand(db);
        return async ({ userId, email }) => {
          const token = await renewToken(db, userId, run.now);
          return invitationEmail({ to: email, site: run.site, token, days: linkDays }, brand);
        };
      },
    },
    run,
  );

/** Makes the link of an invitation; one in an earlier e-mail ends. */
async function renewToken(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkDays * 86_400_000);
  await db.run(sql`
    update invitations set token_digest = ${digestOfInvitation(token)},
      token_expires_at = ${expiresAt.toISOString()}
    where user_id = ${userId}`);
  return token;
}
