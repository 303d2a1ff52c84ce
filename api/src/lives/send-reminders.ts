import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { reminderEmail } from './reminder-email.ts';

interface Reminder extends DueEmail {
  liveId: string;
  hoursBefore: number;
  startsAt: string;
  title: string;
}

/** Reminds learners of lives, a day and an hour before. A live that is moved reminds again. */
export const sendReminders = (db: Database, run: EmailRun): Promise<number> =>
  sendEmails<Reminder>(
    db,
    {
      kind: 'LIVE_REMINDER',
      due: due(run.now),
      async template() {
        const brand = await findBrand(db);
        return (one) =>
          reminderEmail({ ...one, to: one.email, url: `${run.site}/lives/${one.liveId}` }, brand);
      },
    },
    run,
  );

/** The first reminder is no longer sent when the second one is due. */
const due = (now: Date) => sql`
  select live_reminders.user_id, lives.id as live_id, hours.before as hours_before, lives.starts_at,
    lives.title, lives.starts_at as since,
    concat_ws(' ', live_reminders.user_id, lives.id, hours.before, lives.starts_at) as key
  from lives
  join live_reminders on live_reminders.live_id = lives.id
  cross join (values (24, 1), (1, 0)) as hours(before, until)
  where lives.is_active and not lives.is_deleted
    and lives.starts_at > ${now.toISOString()}::timestamptz + hours.until * interval '1 hour'
    and lives.starts_at <= ${now.toISOString()}::timestamptz + hours.before * interval '1 hour'
    and live_reminders.asked_at < lives.starts_at - hours.before * interval '1 hour'`;
