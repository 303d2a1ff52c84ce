import { extraMinutes } from '@sabia/domain/attempts/deadline.ts';
import { examOfIds } from '@sabia/domain/exams/exam-ids.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forgetEmails } from '../platform/mail/job-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { extraTimePercentOf } from '../users/extra-time.queries.ts';
import { assignmentReminderEmail } from './assignment-reminder-email.ts';
import { isAvailable, joinedWork, workColumns, type Work } from './assignments.queries.ts';
import {
  earliestOpening,
  givenWorksJson,
  termsOfGiven,
  type GivenWorkRow,
} from './given-works.queries.ts';
import { workDone } from './work-done.queries.ts';

interface Due extends DueEmail, Work {
  assignmentId: string;
  since: string;
  classTitle: string;
  timeZone: string;
  works: [GivenWorkRow, ...GivenWorkRow[]];
  timeLimitMinutes: number | null;
  extraTimePercent: number;
}

const kind = 'ASSIGNMENT_REMINDER';

/** Reminds students of assignments; those who have handed in or left meanwhile get none (product.md DUE9). */
export const sendAssignmentReminders = (db: Database, run: EmailRun): Promise<number> =>
  sendEmails<Due>(
    db,
    {
      kind,
      due: due(run.now),
      async template() {
        const brand = await findBrand(db);
        return ({ works, ...one }) =>
          assignmentReminderEmail(
            {
              ...one,
              to: one.email,
              dueAt: termsOfGiven(works, extraMinutes(one)).dueAt,
              url: run.site + addressOf(one),
            },
            brand,
          );
      },
      recordSent: (one) => recordSent(db, one),
    },
    run,
  );

function addressOf({ courseSlug, ...work }: Work): string {
  const exam = examOfIds(work);
  return exam?.examKind === 'PRACTICE_EXAM'
    ? `/exercicios/${exam.examId}`
    : `/cursos/${courseSlug}?conteudo=${exam?.examId}`;
}

/** An e-mail that could not be sent for so many days is of no use any more. */
const usefulDays = 4;

const userId = sql`emails.user_id`;
const given = { examId: sql`assignments.exam_id`, userId };

const due = (now: Date) => sql`
  select emails.user_id, emails.assignment_id, emails.reminded_at as since,
    concat_ws(' ', emails.assignment_id, emails.user_id, emails.reminded_at) as key,
    classes.title as class_title, classes.time_zone, ${workColumns}, ${givenWorksJson(given)} as works,
    coalesce(practice_exams.time_limit_minutes, contents.time_limit_minutes) as time_limit_minutes,
    ${extraTimePercentOf(userId)} as extra_time_percent
  from assignment_reminder_emails emails
  join assignments on assignments.id = emails.assignment_id
  join classes on classes.id = assignments.class_id and classes.archived_at is null
  join class_members members on members.class_id = classes.id and members.user_id = emails.user_id
    and members.role = 'STUDENT' and members.left_at is null
  ${joinedWork}
  cross join lateral ${workDone(userId, earliestOpening(given))}
  where emails.reminded_at > ${now.toISOString()}::timestamptz - ${usefulDays} * interval '1 day'
    and ${isAvailable} and done.handed_in_at is null`;

/** A reminder of another day is another e-mail. */
const recordSent = (db: Database, { key, assignmentId, userId: of, since }: Due) =>
  db.transaction(async (tx) => {
    await tx.run(sql`
      delete from assignment_reminder_emails
      where assignment_id = ${assignmentId} and user_id = ${of} and reminded_at = ${since}`);
    await forgetEmails(tx, { kind, keys: [key] });
  });
