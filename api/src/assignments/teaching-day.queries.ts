import type { StatusCounts } from '@sabia/domain/assignments/assignment.ts';
import { statusOf } from '@sabia/domain/assignments/due-moment.ts';
import {
  mostNearAssignments,
  nearDays,
  type NearAssignment,
  type TeachingDay,
} from '@sabia/domain/assignments/teaching-day.ts';
import { extraMinutes } from '@sabia/domain/attempts/deadline.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { essaysByClass } from '../essays/essay-queue.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { hasRollOn } from '../rolls/rolls.queries.ts';
import { extraTimePercentOf } from '../users/extra-time.queries.ts';
import { isAvailable, joinedWork } from './assignments.queries.ts';
import {
  asDate,
  earliestOpening,
  givenWorksJson,
  termsOfGiven,
  type GivenWorkRow,
} from './given-works.queries.ts';
import { workDone } from './work-done.queries.ts';

interface Teacher {
  userId: string;
  now: Date;
}

/** The classes that a user teaches, with what waits, is late and is due in them (product.md CL13). */
export const readTeachingDay = async (db: Database, teacher: Teacher): Promise<TeachingDay> => ({
  classes: await findTaughtClasses(db, teacher),
  assignments: await findNearAssignments(db, teacher),
});

/** From a row of `class_members`: the user of the request teaches the class. */
const teaches = (userId: string) =>
  sql`class_members.user_id = ${userId} and ${isPresent} and class_members.role <> 'STUDENT'`;

/** From a row of `classes`: the present day of its zone. */
const dayOfClass = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone classes.time_zone)::date`;

const findTaughtClasses = (
  db: Database,
  { userId, now }: Teacher,
): Promise<TeachingDay['classes']> =>
  db.many(sql`
    with essays as materialized (${essaysByClass({ userId, now })})
    select classes.id, classes.title, classes.shift, classes.time_zone,
      coalesce(essays.essays_qtd, 0) as essays_qtd, essays.oldest_essay_at,
      (select count(*) from class_members students
        where students.class_id = classes.id and students.left_at is null
          and students.role = 'STUDENT') as students_qtd,
      ${hasRollOn({ classId: sql`classes.id`, day: dayOfClass(now) })} as has_roll,
      (select coalesce(json_agg(json_build_object('id', lives.id, 'title', lives.title,
          'startsAt', iso(lives.starts_at)) order by lives.starts_at, lives.id), '[]')
        from lives
        where lives.is_active and not lives.is_deleted
          and (lives.starts_at at time zone classes.time_zone)::date = ${dayOfClass(now)}
          and lives.id in (
            select trail_contents.live_id from class_items
            join trails on trails.id = class_items.trail_id and trails.is_active and not trails.is_deleted
            join trail_contents on trail_contents.trail_id = trails.id
            where class_items.class_id = classes.id and trail_contents.live_id is not null)) as lives
    from class_members join classes on classes.id = class_members.class_id
    left join essays on essays.class_id = classes.id
    where ${teaches(userId)} and classes.archived_at is null
    order by classes.title collate "pt-BR-x-icu", classes.id`);

/** Students of an assignment with the same terms, begun or not, and handed in at the same time or in time. */
interface StudentsAlike {
  works: [GivenWorkRow, ...GivenWorkRow[]];
  extraTimePercent: number;
  hasBegun: boolean;
  /** The due moment for all that were handed in until then. */
  handedInAt: string | null;
  quantity: number;
}

interface NearRow extends Omit<NearAssignment, 'counts'> {
  timeLimitMinutes: number | null;
  students: StudentsAlike[];
}

/** The assignments with the nearest due moments. */
async function findNearAssignments(
  db: Database,
  { userId, now }: Teacher,
): Promise<NearAssignment[]> {
  const [at, days] = [now.toISOString(), `${nearDays} days`];
  const student = sql`members.user_id`;
  const given = { examId: sql`assignments.exam_id`, userId: student };
  const opening = sql`case when assignments.has_own_terms then ${earliestOpening(given)} else assignments.opens_at end`;
  const rows = await db.many<NearRow>(sql`
    with near as (
      select assignments.*, coalesce(contents.title, practice_exams.title) as title,
        courses.title as course_title, contents.content_type,
        coalesce(practice_exams.time_limit_minutes, contents.time_limit_minutes) as time_limit_minutes,
        jsonb_build_array(jsonb_build_object('opensAt', iso(assignments.opens_at),
          'dueAt', iso(assignments.due_at), 'extendedTo', null, 'late', assignments.late)) as own_works,
        -- Without an extension and another class that gave it, the terms of the class are those of each student.
        exists (select from assignments others
            where others.exam_id = assignments.exam_id and others.id <> assignments.id)
          or exists (select from assignment_extensions
            where assignment_id = assignments.id) as has_own_terms
      from class_members
      join classes on classes.id = class_members.class_id and classes.archived_at is null
      join assignments on assignments.class_id = classes.id
        and assignments.due_at > ${at}::timestamptz - ${days}::interval
        and assignments.due_at < ${at}::timestamptz + ${days}::interval
      ${joinedWork}
      where ${teaches(userId)} and ${isAvailable}
      order by abs(extract(epoch from assignments.due_at - ${at}::timestamptz)), assignments.id
      limit ${mostNearAssignments}
    )
    select assignments.id, assignments.class_id, assignments.title, assignments.course_title,
      assignments.due_at, assignments.late, assignments.time_limit_minutes, (
        select coalesce(json_agg(json_build_object('works', alike.works, 'extraTimePercent', alike.extra,
          'hasBegun', alike.has_begun, 'handedInAt', iso(alike.handed_in_at), 'quantity', alike.quantity)), '[]')
        from (
          select case when assignments.has_own_terms then ${givenWorksJson(given)}::jsonb
              else assignments.own_works end as works, ${extraTimePercentOf(student)} as extra,
            done.begun_at is not null as has_begun,
            case when done.handed_in_at is not null then greatest(done.handed_in_at, assignments.due_at) end as handed_in_at, count(*)::integer as quantity
          from class_members members
          cross join (select assignments.content_type) contents
          cross join lateral ${workDone(student, opening)}
          where members.class_id = assignments.class_id and members.role = 'STUDENT'
            and members.left_at is null
          group by 1, 2, 3, 4
        ) alike
      ) as students
    from near assignments
    order by assignments.due_at, assignments.id`);
  return rows.map(({ students, timeLimitMinutes, ...row }) => ({
    ...row,
    counts: countsOf(students, timeLimitMinutes, now),
  }));
}

function countsOf(
  students: readonly StudentsAlike[],
  timeLimitMinutes: number | null,
  now: Date,
): StatusCounts {
  const counts: StatusCounts = { NOT_YET: 0, BEGUN: 0, HANDED_IN: 0, HANDED_IN_LATE: 0, MISSED: 0 };
  for (const { works, extraTimePercent, hasBegun, handedInAt, quantity } of students) {
    const terms = termsOfGiven(works, extraMinutes({ timeLimitMinutes, extraTimePercent }));
    const done = { begunAt: hasBegun ? now : null, handedInAt: asDate(handedInAt) };
    counts[statusOf(terms, done, now)] += quantity;
  }
  return counts;
}
