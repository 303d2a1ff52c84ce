import type { GradeChange } from '@sabia/domain/attempts/grade-change.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { maySend } from '../platform/mail/failed-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { sendDueEmails } from '../platform/mail/send-due-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { gradeChangeEmail } from './grade-change-email.ts';
import { marksJson } from './notice-grades.ts';

/** After the last change of an exam: an administrator annuls several questions, or undoes an annulment, within that time. */
const quietMinutes = 30;

/** The most e-mails of one run, so that a run does not delay the next one. */
const batch = 100;

interface Due {
  userId: string;
  examId: string;
  key: string;
  email: string;
  title: string;
  practiceExamId: string | null;
  courseId: string | null;
  annulledQtd: number;
  changes: (GradeChange & { attemptId: string; marks: object | null })[];
}

/**
 * Tells learners of grades that regrades have changed: one e-mail for each learner and exam, and none where the grade is
 * the one that the learner knows. Of several processes, the one that claims an e-mail sends it; the claim of a process that
 * died is taken over after ten minutes.
 */
export async function sendGradeChanges(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  await removeUnchanged(db, now);
  const due = await claim(db, now);
  if (due.length === 0) return 0;
  const brand = await findBrand(db);
  await sendDueEmails(db, due, {
    kind: 'GRADE_CHANGE',
    now,
    stopping,
    send: (one) =>
      mail.send(gradeChangeEmail({ ...one, to: one.email, url: site + addressOf(one) }, brand)),
    recordSent: (one) => recordSent(db, one, now),
    release: ({ userId, examId }) =>
      db.run(sql`
        update grade_notices set claimed_at = null
        where user_id = ${userId} and exam_id = ${examId} and claimed_at = ${now.toISOString()}`),
  });
  return due.length;
}

const addressOf = ({ practiceExamId, courseId, examId, changes }: Due): string => {
  const exam = practiceExamId
    ? `/exercicios/${practiceExamId}?`
    : `/cursos/${courseId}?conteudo=${examId}&`;
  return `${exam}tentativa=${changes.at(-1)?.attemptId}`;
};

const isQuiet = (now: Date) =>
  sql`changed_at <= ${now.toISOString()}::timestamptz - ${quietMinutes} * interval '1 minute'`;

/** Condition on `grade_notices`: no regrade of the exam goes on, and its scores are those of the last change. */
const isSettled = sql`(
  not exists (select from regradings
    where regradings.exam_id is null or regradings.exam_id = grade_notices.exam_id)
  and not exists (select from exam_scorings
    where exam_scorings.practice_exam_id = grade_notices.exam_id and swept_version < version))`;

/** Condition on `grade_notices`, `attempts` and `attempt_scorings`: the learner knows another grade. */
const isChanged = sql`(
  abs(attempts.correct_average - average_before) > 1e-9
  or attempts.is_approved <> approved_before
  or abs(attempt_scorings.total - total_before) > 0.005)`;

/** Also for learners who have no account any more. */
async function removeUnchanged(db: Database, now: Date): Promise<void> {
  await db.run(sql`
    delete from grade_notices using attempts
    left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    join users on users.id = attempts.user_id
    left join practice_exams on practice_exams.id = attempts.practice_exam_id
    left join contents on contents.id = attempts.content_id
    where attempts.id = grade_notices.attempt_id and ${isQuiet(now)} and ${isSettled}
      and (${isChanged} is not true or users.closed_at is not null or users.email = ''
        or practice_exams.is_deleted is true or contents.deleted_at is not null)`);
}

const claim = (db: Database, now: Date) =>
  db.many<Due>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select user_id, exam_id from grade_notices, moment
      where ${isSettled} and ${maySend('GRADE_CHANGE', sql`concat_ws(' ', user_id, exam_id)`, now)}
      group by user_id, exam_id, moment.now
      having bool_and(${isQuiet(now)})
        and bool_and(coalesce(claimed_at, '-infinity') < moment.now - interval '10 minutes')
      order by max(changed_at), user_id, exam_id limit ${batch}
    ), claimed as (
      update grade_notices set claimed_at = moment.now from due, moment
      where grade_notices.user_id = due.user_id and grade_notices.exam_id = due.exam_id
        and coalesce(claimed_at, '-infinity') < moment.now - interval '10 minutes'
      returning grade_notices.*
    )
    select claimed.user_id, claimed.exam_id, concat_ws(' ', claimed.user_id, claimed.exam_id) as key, users.email,
      coalesce(practice_exams.title, contents.title) as title, attempts.practice_exam_id, sections.course_id,
      (select count(*)::integer from question_annulments
        where question_annulments.exam_id = claimed.exam_id) as annulled_qtd,
      json_agg(json_build_object('attemptId', attempts.id, 'number', attempts.number,
          'averageBefore', average_before, 'average', attempts.correct_average,
          'approvedBefore', approved_before, 'isApproved', attempts.is_approved,
          'totalBefore', total_before, 'total', attempt_scorings.total,
          'isProvisional', attempts.awaiting_qtd > 0, 'marks', ${marksJson()})
        order by attempts.number) as changes
    from claimed
    join users on users.id = claimed.user_id
    join attempts on attempts.id = claimed.attempt_id
    left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    left join practice_exams on practice_exams.id = attempts.practice_exam_id
    left join contents on contents.id = attempts.content_id
    left join sections on sections.id = contents.section_id
    group by claimed.user_id, claimed.exam_id, users.email, practice_exams.title, contents.title,
      attempts.practice_exam_id, sections.course_id`);

/** A change during the sending is told by the next e-mail, against the grade that this one has told. */
const recordSent = (db: Database, { userId, examId, changes }: Due, now: Date) =>
  db.run(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as told (
        "attemptId" uuid, average double precision, "isApproved" boolean, total double precision, marks jsonb)
    ), gone as (
      delete from grade_notices
      where user_id = ${userId} and exam_id = ${examId} and claimed_at = ${now.toISOString()}
        and changed_at <= claimed_at
    )
    update grade_notices set claimed_at = null, average_before = told.average,
      approved_before = told."isApproved", total_before = told.total, marks_before = told.marks
    from told where attempt_id = told."attemptId" and changed_at > ${now.toISOString()}`);
