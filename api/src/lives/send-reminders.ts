import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { maySend } from '../platform/mail/failed-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { sendDueEmails } from '../platform/mail/send-due-emails.ts';
import { reminderEmail } from './reminder-email.ts';
import { findBrand } from '../school/school.queries.ts';

interface Due {
  userId: string;
  key: string;
  liveId: string;
  hoursBefore: number;
  startsAt: string;
  email: string;
  title: string;
}

/** The most reminders of one run, so that a run does not delay the next one. */
const batch = 100;

/**
 * Sends the due reminders, each once. Of several processes, the one that claims a reminder sends it. A
 * claim of a process that died before sending is taken over after ten minutes.
 */
export async function sendReminders(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  if (due.length === 0) return 0;
  const brand = await findBrand(db);
  await sendDueEmails(db, due, {
    kind: 'LIVE_REMINDER',
    now,
    stopping,
    send: (one) =>
      mail.send(
        reminderEmail({ ...one, to: one.email, url: `${site}/lives/${one.liveId}` }, brand),
      ),
    recordSent: (one) =>
      settle(db, one, sql`update live_reminder_mails set sent_at = ${now.toISOString()}`),
    release: (one) => settle(db, one, sql`delete from live_reminder_mails`),
  });
  return due.length;
}

const keyOf = (columns: Statement) => sql`concat_ws(' ', ${columns})`;

/** The first reminder is no longer sent when the second one is due. */
const claim = (db: Database, now: Date) =>
  db.many<Due>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select live_reminders.user_id, lives.id as live_id, lives.starts_at, hours.before
      from moment, lives
      join live_reminders on live_reminders.live_id = lives.id
      cross join (values (24, 1), (1, 0)) as hours(before, until)
      where lives.is_active and not lives.is_deleted
        and lives.starts_at > moment.now + hours.until * interval '1 hour'
        and lives.starts_at <= moment.now + hours.before * interval '1 hour'
        and live_reminders.asked_at < lives.starts_at - hours.before * interval '1 hour'
        and not exists (select from live_reminder_mails mails
          where mails.live_id = lives.id and mails.user_id = live_reminders.user_id
            and mails.hours_before = hours.before and mails.starts_at = lives.starts_at
            and (mails.sent_at is not null or mails.claimed_at > moment.now - interval '10 minutes'))
        and ${maySend('LIVE_REMINDER', keyOf(sql`live_reminders.user_id, lives.id, hours.before, lives.starts_at`), now)}
      order by lives.starts_at, live_reminders.user_id limit ${batch}
    ), claimed as (
      insert into live_reminder_mails (user_id, live_id, hours_before, starts_at, claimed_at)
      select user_id, live_id, before, starts_at, moment.now from due, moment
      on conflict (live_id, user_id, hours_before, starts_at) do update
        set claimed_at = excluded.claimed_at
        where live_reminder_mails.sent_at is null
          and live_reminder_mails.claimed_at < excluded.claimed_at - interval '10 minutes'
      returning *
    )
    select claimed.user_id, claimed.live_id, claimed.hours_before, claimed.starts_at,
      ${keyOf(sql`claimed.user_id, claimed.live_id, claimed.hours_before, claimed.starts_at`)} as key,
      users.email, lives.title
    from claimed
    join users on users.id = claimed.user_id join lives on lives.id = claimed.live_id`);

const settle = (
  db: Database,
  { userId, liveId, hoursBefore, startsAt }: Due,
  verb: ReturnType<typeof sql>,
) =>
  db.run(sql`${verb}
    where user_id = ${userId} and live_id = ${liveId} and hours_before = ${hoursBefore}
      and starts_at = ${startsAt}`);
