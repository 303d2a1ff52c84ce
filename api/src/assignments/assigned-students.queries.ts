import type {
  AssignedStudent,
  EssayCounts,
  StatusCounts,
} from '@sabia/domain/assignments/assignment.ts';
import { statusOf, type WorkStatus } from '@sabia/domain/assignments/due-moment.ts';
import { extraMinutes } from '@sabia/domain/attempts/deadline.ts';
import type { Reminder } from '@sabia/domain/assignments/reminder.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { sliceOf, type PageQuery } from '../platform/db/paging.ts';
import { extraTimePercentOf } from '../users/extra-time.queries.ts';
import {
  asDate,
  earliestOpening,
  givenWorksJson,
  termsOfGiven,
  type GivenWorkRow,
} from './given-works.queries.ts';
import { isKept, joinedWork } from './assignments.queries.ts';
import { asReminder, lastReminderJson, type StoredReminder } from './reminders.queries.ts';
import { workDone } from './work-done.queries.ts';

interface StudentRow extends Omit<AssignedStudent, 'status'> {
  works: GivenWorkRow[];
  own: GivenWorkRow;
  timeLimitMinutes: number | null;
  extraTimePercent: number;
}

interface StudentsQuery extends PageQuery {
  status?: WorkStatus | undefined;
}

/** From a row of `assignments`: the essays of present students at its exam, and those that have a mark. */
const countedEssays = sql`(
  select count(*)::integer as handed_in_qtd,
    count(*) filter (where essay_results.status = 'SETTLED')::integer as corrected_qtd
  from class_members members
  join attempts on attempts.user_id = members.user_id and attempts.exam_id = assignments.exam_id
    and attempts.submitted_at is not null
  join graded_answers on graded_answers.attempt_id = attempts.id and graded_answers.response is not null
  join questions on questions.id = graded_answers.question_id and questions.rubric is not null
  left join essay_results on essay_results.attempt_id = graded_answers.attempt_id
    and essay_results.question_id = graded_answers.question_id
  where members.class_id = assignments.class_id and members.role = 'STUDENT' and members.left_at is null)`;

/** The students of a class with the state of an assignment, by name, and the numbers of its essays; null if the class has no such assignment. */
export async function pageAssignedStudents(
  db: Database,
  { id, assignmentId }: { id: string; assignmentId: string },
  { status: wanted, now, ...query }: StudentsQuery & { now: Date },
): Promise<
  | (Page<AssignedStudent> & {
      counts: StatusCounts;
      essays: EssayCounts;
      lastReminder: Reminder | null;
    })
  | null
> {
  const known = await db.maybe<
    EssayCounts & { lastReminder: StoredReminder | null; timeZone: string }
  >(sql`
    select ${lastReminderJson} as last_reminder, classes.time_zone, essays.*
    from assignments join classes on classes.id = assignments.class_id ${joinedWork}
    cross join lateral ${countedEssays} essays
    where assignments.id = ${assignmentId} and assignments.class_id = ${id} and ${isKept}`);
  if (!known) return null;
  const { lastReminder: reminder, timeZone, ...essays } = known;
  const students = await findAssignedStudents(db, assignmentId, now);
  const counts: StatusCounts = { NOT_YET: 0, BEGUN: 0, HANDED_IN: 0, HANDED_IN_LATE: 0, MISSED: 0 };
  for (const { status } of students) counts[status] += 1;
  const shown = wanted ? students.filter(({ status }) => status === wanted) : students;
  const lastReminder = reminder && asReminder(reminder, timeZone);
  return { ...sliceOf(shown, query), counts, essays, lastReminder };
}

/** All students of the class of an assignment with its state, by name. */
export async function findAssignedStudents(
  db: Database,
  assignmentId: string,
  now: Date,
): Promise<AssignedStudent[]> {
  const userId = sql`members.user_id`;
  const given = { examId: sql`assignments.exam_id`, userId };
  const rows = await db.many<StudentRow>(sql`
    select users.id as user_id, users.name, users.profile_picture, done.begun_at, done.handed_in_at,
      extension.extended_to,
      ${givenWorksJson(given)} as works,
      json_build_object('opensAt', iso(assignments.opens_at), 'dueAt', iso(assignments.due_at),
        'extendedTo', iso(extension.extended_to), 'late', assignments.late) as own,
      coalesce(practice_exams.time_limit_minutes, contents.time_limit_minutes) as time_limit_minutes,
      ${extraTimePercentOf(userId)} as extra_time_percent
    from assignments
    left join contents on contents.id = assignments.exam_id
    left join practice_exams on practice_exams.id = assignments.exam_id
    join class_members members on members.class_id = assignments.class_id
      and members.role = 'STUDENT' and members.left_at is null
    join users on users.id = members.user_id
    left join assignment_extensions extension
      on extension.assignment_id = assignments.id and extension.user_id = members.user_id
    cross join lateral ${workDone(userId, earliestOpening(given))}
    where assignments.id = ${assignmentId}
    order by users.plain_name, users.id`);
  return rows.map((row) => asStudent(row, now));
}

/** The terms are those of the student, but their due moment is not told: it shows extra time (product.md A15). */
function asStudent(row: StudentRow, now: Date): AssignedStudent {
  const { works, own, timeLimitMinutes, extraTimePercent, ...student } = row;
  // An archived class is not among the works that hold.
  const [first = own, ...others] = works;
  const extra = extraMinutes({ timeLimitMinutes, extraTimePercent });
  const terms = termsOfGiven([first, ...others], extra);
  const done = { begunAt: asDate(student.begunAt), handedInAt: asDate(student.handedInAt) };
  return { ...student, status: statusOf(terms, done, now) };
}
