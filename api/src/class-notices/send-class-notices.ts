import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { authorName, isSent, joinedAuthor } from './class-notices.queries.ts';
import { classNoticeEmail } from './class-notice-email.ts';

interface Due extends DueEmail {
  classId: string;
  classTitle: string;
  title: string | null;
  body: string;
  author: string | null;
}

const kind = 'CLASS_NOTICE';

/** Sends the notices of classes to their students by e-mail, once each (product.md NOT4). */
export async function sendClassNotices(db: Database, run: EmailRun): Promise<number> {
  const sentQtd = await sendEmails<Due>(
    db,
    {
      kind,
      due: due(run.now),
      async template() {
        const brand = await findBrand(db);
        return (one) =>
          classNoticeEmail(
            { ...one, to: one.email, url: `${run.site}/turmas/${one.classId}` },
            brand,
          );
      },
    },
    run,
  );
  if (sentQtd === 0) await leaveMailed(db, run.now);
  return sentQtd;
}

/** An e-mail that could not be sent for so many days is of no use any more. */
const usefulDays = 4;

/** To students who are in the class since it was sent; of notices whose e-mails are not all sent. */
const due = (now: Date) => sql`
  select members.user_id, concat_ws(' ', class_notices.id, members.user_id) as key,
    class_notices.send_at as since, classes.id as class_id, classes.title as class_title,
    class_notices.title, class_notices.body, ${authorName} as author, class_notices.id as notice_id
  from class_notices
  join classes on classes.id = class_notices.class_id and classes.archived_at is null
  join class_members members on members.class_id = classes.id
    and members.role = 'STUDENT' and members.left_at is null and members.joined_at <= class_notices.send_at
  ${joinedAuthor}
  where class_notices.mailed_at is null and ${isSent(now)} and ${isUseful(now)}`;

const isUseful = (now: Date) =>
  sql`class_notices.send_at > ${now.toISOString()}::timestamptz - ${usefulDays} * interval '1 day'`;

/** Later runs need not look at the students of these notices again. */
const leaveMailed = (db: Database, now: Date) =>
  db.run(sql`
    with waiting as (
      select distinct due.notice_id from (${due(now)}) due
      where not exists (select from job_emails
        where kind = ${kind} and job_emails.key = due.key and sent_at is not null)
    )
    update class_notices set mailed_at = ${now.toISOString()} from classes
    where classes.id = class_notices.class_id and class_notices.mailed_at is null and ${isSent(now)}
      and class_notices.id not in (select notice_id from waiting)`);
