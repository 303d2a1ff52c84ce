import type { MemberCourse, MemberStudies } from '@sabia/domain/classes/class-member.ts';
import { percentageDone } from '@sabia/domain/progress/progression.ts';
import { examTitle } from '../attempts/attempts.queries.ts';
import { completedContentsQtd } from '../courses/courses.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { isPresent } from './classes.queries.ts';

/** The ids of the courses that a class studies, also those of its trails. Deleted ones are left out. */
const courseIds = (classId: Statement) => sql`
  select courses.id from courses
  where not courses.is_deleted and courses.id in (
    select course_id from class_items where class_id = ${classId} and course_id is not null
    union all
    select trail_contents.course_id from class_items
    join trails on trails.id = class_items.trail_id and not trails.is_deleted
    join trail_contents on trail_contents.trail_id = trails.id
    where class_items.class_id = ${classId} and trail_contents.course_id is not null)`;

/**
 * The ids of the exams that a class studies: practice exams, also those of its trails, contents of its courses, what it
 * was given, and the days of its mock exam events.
 */
const examIds = (classId: Statement) => sql`
  select practice_exams.id from practice_exams
  where not practice_exams.is_deleted and practice_exams.id in (
    select practice_exam_id from class_items where class_id = ${classId} and practice_exam_id is not null
    union all
    select trail_contents.practice_exam_id from class_items
    join trails on trails.id = class_items.trail_id and not trails.is_deleted
    join trail_contents on trail_contents.trail_id = trails.id
    where class_items.class_id = ${classId} and trail_contents.practice_exam_id is not null
    union all
    select exam_id from assignments where class_id = ${classId}
    union all
    select practice_exam_id from mock_exam_classes
    join mock_exam_days on mock_exam_days.mock_exam_id = mock_exam_classes.mock_exam_id
    where mock_exam_classes.class_id = ${classId})
  union all
  select contents.id from assignments join contents on contents.id = assignments.exam_id and contents.deleted_at is null
  where assignments.class_id = ${classId}
  union all
  select contents.id from sections
  join contents on contents.section_id = sections.id and contents.deleted_at is null
  where sections.deleted_at is null and sections.course_id in (${courseIds(classId)})`;

/** FROM item `studied`: the ids of the courses and exams of a class, which are read once. */
export const studiedBy = (classId: string): Statement => sql`(
  select array(${courseIds(sql`${classId}::uuid`)}) as course_ids,
    array(${examIds(sql`${classId}::uuid`)}) as exam_ids offset 0) studied`;

/** FROM item `taught`: the classes that a user teaches, with the role, and the ids of the exams that each studies. */
export const taughtBy = (userId: string): Statement => sql`(
  select teachers.class_id, teachers.role, array(${examIds(sql`teachers.class_id`)}) as exam_ids
  from class_members teachers
  where teachers.user_id = ${userId} and teachers.left_at is null and teachers.role <> 'STUDENT' offset 0) taught`;

/** From rows of `taught` and `attempts`: the class studies the exam, and the author of the attempt is its student. */
export const isTaught: Statement = sql`attempts.exam_id = any(taught.exam_ids) and exists (
  select from class_members students
  where students.class_id = taught.class_id and students.user_id = attempts.user_id
    and students.role = 'STUDENT' and students.left_at is null
  -- The student is looked up: as a join, PostgreSQL would compare each attempt with all students.
  offset 0)`;

/** From a row of `class_members` and `studied`: the study of the member in what the class studies. */
export const studyColumns: Statement = sql`
  (select coalesce(sum(contents_qtd), 0) from courses where id = any(studied.course_ids)) as contents_qtd,
  (select coalesce(sum(${completedContentsQtd}), 0) from course_progressions
    join courses on courses.id = course_progressions.course_id
    where course_progressions.user_id = class_members.user_id
      and course_progressions.course_id = any(studied.course_ids)) as completed_contents_qtd,
  greatest(
    (select max(updated_at) from course_progressions
      where course_progressions.user_id = class_members.user_id
        and course_progressions.course_id = any(studied.course_ids)),
    (select max(coalesce(submitted_at, started_at)) from attempts
      where attempts.user_id = class_members.user_id
        and attempts.exam_id = any(studied.exam_ids))) as last_studied_at,
  (select count(*) from attempts
    where attempts.user_id = class_members.user_id and attempts.submitted_at is not null
      and attempts.exam_id = any(studied.exam_ids)) as attempts_qtd`;

const mostAttempts = 100;

const coursesJson = (userId: string) => sql`(
  select coalesce(json_agg(json_build_object('courseId', courses.id, 'title', courses.title,
      'contentsQtd', courses.contents_qtd,
      'completedContentsQtd', coalesce(${completedContentsQtd}, 0),
      'startedAt', iso(course_progressions.started_at), 'completedAt', iso(course_progressions.completed_at),
      'lastStudiedAt', iso(course_progressions.updated_at))
    order by courses.title collate "pt-BR-x-icu", courses.id), '[]')
  from courses
  left join course_progressions on course_progressions.course_id = courses.id
    and course_progressions.user_id = ${userId}
  where courses.id = any(studied.course_ids))`;

const trailsJson = (classId: string, userId: string) => sql`(
  select coalesce(json_agg(json_build_object('trailId', trails.id, 'title', trails.title,
      'startedAt', iso(trail_progressions.started_at), 'completedAt', iso(trail_progressions.completed_at))
    order by class_items.position, trails.id), '[]')
  from class_items join trails on trails.id = class_items.trail_id and not trails.is_deleted
  left join trail_progressions on trail_progressions.trail_id = trails.id
    and trail_progressions.user_id = ${userId}
  where class_items.class_id = ${classId})`;

const attemptsJson = (userId: string) => sql`(
  select coalesce(json_agg(json_build_object('id', taken.id, 'examId', taken.exam_id, 'examKind', taken.exam_kind,
      'title', taken.title, 'courseTitle', taken.course_title, 'number', taken.number,
      'startedAt', iso(taken.started_at), 'submittedAt', iso(taken.submitted_at),
      'correctAverage', taken.correct_average, 'isApproved', taken.is_approved, 'awaitingQtd', taken.awaiting_qtd)
    order by taken.started_at desc, taken.id desc), '[]')
  from (
    select attempts.*, ${examTitle} as title,
      (select courses.title from contents join sections on sections.id = contents.section_id
        join courses on courses.id = sections.course_id where contents.id = attempts.exam_id) as course_title
    from attempts
    where attempts.user_id = ${userId} and attempts.exam_id = any(studied.exam_ids)
    order by attempts.started_at desc, attempts.id desc limit ${mostAttempts}
  ) taken)`;

type StudiesRow = Omit<MemberStudies, 'courses'> & {
  courses: Omit<MemberCourse, 'percentage'>[];
};

/** The studies of a present member in what the class studies. */
export async function findMemberStudies(
  db: Database,
  { classId, userId }: { classId: string; userId: string },
): Promise<MemberStudies | null> {
  const found = await db.maybe<StudiesRow>(sql`
    select users.id as user_id, users.name, users.profile_picture, class_members.role, class_members.joined_at,
      ${coursesJson(userId)} as courses, ${trailsJson(classId, userId)} as trails,
      ${attemptsJson(userId)} as attempts
    from class_members join users on users.id = class_members.user_id
    cross join ${studiedBy(classId)}
    where class_members.class_id = ${classId} and class_members.user_id = ${userId} and ${isPresent}`);
  return (
    found && {
      ...found,
      courses: found.courses.map((course) => ({
        ...course,
        percentage: percentageDone(course.completedContentsQtd, course.contentsQtd),
      })),
    }
  );
}
