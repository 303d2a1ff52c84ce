import type { GradeChange } from '@sabia/domain/attempts/grade-change.ts';
import type { ExamKind } from '@sabia/domain/exams/exam-ids.ts';
import { joinExam } from '../exams/exam-ids.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forgetEmails } from '../platform/mail/job-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { gradeChangeEmail } from './grade-change-email.ts';
import { marksJson } from './notice-grades.ts';

/** After the last change of an exam: an administrator annuls several questions, or undoes an annulment, within that time. */
const quietMinutes = 30;

interface Due extends DueEmail {
  examId: string;
  examKind: ExamKind;
  title: string;
  courseId: string | null;
  annulledQtd: number;
  changes: (GradeChange & { attemptId: string; marks: object | null; changedAt: string })[];
}

const kind = 'GRADE_CHANGE';

/**
 * Tells learners of grades that regrades have changed: one e-mail for each learner and exam, and none where the grade is
 * the one that the learner knows.
 */
export async function sendGradeChanges(db: Database, run: EmailRun): Promise<number> {
  const { site, now } = run;
  await removeUnchanged(db, now);
  const job = {
    kind,
    due: due(now),
    details,
    async template() {
      const brand = await findBrand(db);
      return (one: Due) =>
        gradeChangeEmail({ ...one, to: one.email, url: site + addressOf(one) }, brand);
    },
    recordSent: (one: Due) => recordSent(db, one),
  };
  return sendEmails<Due>(db, job, run);
}

const addressOf = ({ examKind, courseId, examId, changes }: Due): string => {
  const exam =
    examKind === 'PRACTICE_EXAM'
      ? `/exercicios/${examId}?`
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
    left join practice_exams on practice_exams.id = attempts.exam_id
    left join contents on contents.id = attempts.exam_id
    where attempts.id = grade_notices.attempt_id and ${isQuiet(now)} and ${isSettled}
      and (${isChanged} is not true or users.closed_at is not null or users.email = ''
        or practice_exams.is_deleted is true or contents.deleted_at is not null)`);
}

const due = (now: Date) => sql`
  select user_id, exam_id, concat_ws(' ', user_id, exam_id) as key, max(changed_at) as since
  from grade_notices where ${isSettled}
  group by user_id, exam_id having bool_and(${isQuiet(now)})`;

const details = sql`
  cross join lateral (
    select coalesce(practice_exams.title, contents.title) as title, attempts.exam_kind, sections.course_id,
      (select count(*)::integer from question_annulments
        where question_annulments.exam_id = claimed.exam_id) as annulled_qtd,
      json_agg(json_build_object('attemptId', attempts.id, 'number', attempts.number,
          'averageBefore', average_before, 'average', attempts.correct_average,
          'approvedBefore', approved_before, 'isApproved', attempts.is_approved,
          'totalBefore', total_before, 'total', attempt_scorings.total,
          'isProvisional', attempts.awaiting_qtd > 0, 'marks', ${marksJson()}, 'changedAt', changed_at)
        order by attempts.number) as changes
    from grade_notices
    join attempts on attempts.id = grade_notices.attempt_id
    left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    ${joinExam(sql`attempts.exam_id`)}
    where grade_notices.user_id = claimed.user_id and grade_notices.exam_id = claimed.exam_id
    group by practice_exams.title, contents.title, attempts.exam_kind, sections.course_id
  ) told`;

/**
 * A change during the sending is told by the next e-mail, against the grade that this one has told: the notices and the record
 * of the e-mail change together.
 */
const recordSent = (db: Database, { key, changes }: Due) =>
  db.transaction(async (tx) => {
    await tx.run(sql`
      with told as (
        select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as told (
          "attemptId" uuid, average double precision, "isApproved" boolean, total double precision, marks jsonb,
          "changedAt" timestamptz)
      ), gone as (
        delete from grade_notices using told
        where attempt_id = told."attemptId" and changed_at = told."changedAt"
      )
      update grade_notices set average_before = told.average,
        approved_before = told."isApproved", total_before = told.total, marks_before = told.marks
      from told where attempt_id = told."attemptId" and changed_at <> told."changedAt"`);
    await forgetEmails(tx, { kind, keys: [key] });
  });
