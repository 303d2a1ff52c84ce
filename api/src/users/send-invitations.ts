import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { invitationEmail } from './invitation-email.ts';

interface DueInvitation {
  userId: string;
  email: string;
}

/** Invitations per run, so that a large import does not delay the next run. */
const batchSize = 100;

/**
 * Sends invitations that are due, each once, and returns their number. A process claims an invitation
 * before it sends it. A claim without success expires after ten minutes; attempts end after a week.
 */
export async function sendInvitations(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  async function send({ userId, email }: DueInvitation): Promise<void> {
    await mail.send(invitationEmail({ to: email, site }));
    await db.run(sql`
      update invitations set sent_at = ${now.toISOString()}
      where user_id = ${userId} and claimed_at = ${now.toISOString()}`);
  }
  await forEachSettled(due, send, { errorMessage: 'invitations that were not sent', stopping });
  return due.length;
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
      order by invitations.claimed_at nulls first, invitations.invited_at, invitations.user_id
      limit ${batchSize} for update of invitations skip locked
    )
    update invitations set claimed_at = moment.now
    from due, moment where invitations.user_id = due.user_id
    returning due.user_id, due.email`);
