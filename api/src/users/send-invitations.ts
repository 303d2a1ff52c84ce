import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { invitationEmail } from './invitation-email.ts';

interface Due {
  userId: string;
  email: string;
}

/** At a time, so that the letters of a large import don't hold up the next look. */
const batch = 100;

/**
 * Sends the letters to who was invited, each once. Whoever claims one first sends it, however many
 * processes look; a claim that came to nothing, since the mail or the process was down, is taken over
 * after ten minutes, for a week.
 */
export async function sendInvitations(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  async function send({ userId, email }: Due): Promise<void> {
    await mail.send(invitationEmail({ to: email, site }));
    await db.run(sql`
      update invitations set sent_at = ${now.toISOString()}
      where user_id = ${userId} and claimed_at = ${now.toISOString()}`);
  }
  await forEachSettled(due, send, { complaint: 'invitations that were not sent', stopping });
  return due.length;
}

/** Who has not been tried comes first. */
const claim = (db: Database, now: Date) =>
  db.many<Due>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select invitations.user_id, users.email
      from moment, invitations join users on users.id = invitations.user_id and users.is_invited
      where invitations.sent_at is null
        and invitations.invited_at > moment.now - interval '7 days'
        and coalesce(invitations.claimed_at, '-infinity') < moment.now - interval '10 minutes'
      order by invitations.claimed_at nulls first, invitations.invited_at, invitations.user_id
      limit ${batch} for update of invitations skip locked
    )
    update invitations set claimed_at = moment.now
    from due, moment where invitations.user_id = due.user_id
    returning due.user_id, due.email`);
