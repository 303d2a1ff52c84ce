import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { isSent } from './class-notices.queries.ts';
import { classNoticeEmail } from './class-notice-email.ts';

interface Due extends DueEmail {
  classId: string;
  classTitle: string;
  title: string | null;
  body: string;
  author: string | null;
}

/** Sends the notices of classes to their students by e-mail, once each (product.md NOT4). */
export const sendClassNotices = (db: Database, run: EmailRun): Promise<number> =>
  sendEmails<Due>(
    db,
    {
      kind: 'CLASS_NOTICE',
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

/** An e-mail that could not be sent for so many days is of no use any more. */
const usefulDays = 4;

/** To students who are in the class since it was sent. */
const due = (now: Date) => sql`
  select members.user_id, concat_ws(' ', class_notices.id, members.user_id) as key,
    class_notices.send_at as since, classes.id as class_id, classes.title as class_title,
    class_notices.title, class_notices.body, case when authors.closed_at is null then authors.name end as author
  from class_notices
  join classes on classes.id = class_notices.class_id and classes.archived_at is null
  join class_members members on members.class_id = classes.id
    and members.role = 'STUDENT' and members.left_at is null and members.joined_at <= class_notices.send_at
  join users authors on authors.id = class_notices.author_id
  where ${isSent(now)}
    and class_notices.send_at > ${now.toISOString()}::timestamptz - ${usefulDays} * interval '1 day'`;
