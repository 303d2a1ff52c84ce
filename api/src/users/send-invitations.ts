import { randomBytes } from 'node:crypto';
import { sql, type Database } from '../platform/db/database.ts';
import { maySend } from '../platform/mail/failed-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { sendDueEmails } from '../platform/mail/send-due-emails.ts';
import { digestOfInvitation } from './accept-invitation.ts';
import { invitationEmail } from './invitation-email.ts';
import { findBrand } from '../school/school.queries.ts';

interface DueInvitation {
  userId: string;
  key: string;
  email: string;
}

/** Invitations per run, so that a large import does not delay the next run. */
const batchSize = 100;

/** The days for which the link of an invitation is valid. */
const linkDays = 30;

/**
 * Sends invitations that are due, each once, and returns their number. A process claims an invitation
 * before it sends it. A claim without success expires after ten minutes; attempts end after a week.
 */
export async function sendInvitations(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  const claimedRow = ({ userId }: DueInvitation) =>
    sql`where user_id = ${userId} and claimed_at = ${now.toISOString()}`;
  if (due.length === 0) return 0;
  const brand = await findBrand(db);
  await sendDueEmails(db, due, {
    kind: 'INVITATION',
    now,
    stopping,
    async send({ userId, email }) {
      const token = await renewToken(db, userId, now);
      await mail.send(invitationEmail({ to: email, site, token, days: linkDays }, brand));
    },
    recordSent: (one) =>
      db.run(sql`update invitations set sent_at = ${now.toISOString()} ${claimedRow(one)}`),
    release: (one) => db.run(sql`update invitations set claimed_at = null ${claimedRow(one)}`),
  });
  return due.length;
}

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

/** Claims invitations, first those without an attempt. */
const claim = (db: Database, now: Date) =>
  db.many<DueInvitation>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select invitations.user_id, users.email
      from moment, invitations join users on users.id = invitations.user_id and users.is_invited
      where invitations.sent_at is null
        and invitations.invited_at > moment.now - interval '7 days'
        and coalesce(invitations.claimed_at, '-infinity') < moment.now - interval '10 minutes'
        and ${maySend('INVITATION', sql`invitations.user_id::text`, now)}
      order by invitations.claimed_at nulls first, invitations.invited_at, invitations.user_id
      limit ${batchSize} for update of invitations skip locked
    )
    update invitations set claimed_at = moment.now
    from due, moment where invitations.user_id = due.user_id
    returning due.user_id, due.user_id::text as key, due.email`);
