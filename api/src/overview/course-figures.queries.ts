import type { CourseFigures, DropOff } from '@sabia/domain/overview/overview.ts';
import type { Period } from '@sabia/domain/overview/period.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';

const isIn = ({ from, to }: Period): Statement => sql`day between ${from}::date and ${to}::date`;

export const listCourseFigures = (db: Database, asked: Period & { limit: number }) =>
  db.many<CourseFigures>(sql`
    select courses.id as course_id, courses.title, begun.enrolments, begun.completed
    from (
      select course_id, sum(enrolments_qtd) as enrolments, sum(completed_qtd) as completed
      from enrolment_tallies where ${isIn(asked)}
      group by course_id having sum(enrolments_qtd) > 0
    ) begun
    join courses on courses.id = begun.course_id and not courses.is_deleted
    order by begun.enrolments desc, courses.title collate "pt-BR-x-icu", courses.id
    limit ${asked.limit}`);

/** More are not listed. */
const mostTaught = 100;

/** Those of the instructors that the user is linked with (product.md CL16). */
export const listTaughtCourses = (
  db: Database,
  { userId, ...period }: Period & { userId: string },
) =>
  db.many<CourseFigures>(sql`
    select courses.id as course_id, courses.title, coalesce(begun.enrolments, 0)::integer as enrolments,
      coalesce(begun.completed, 0)::integer as completed
    from courses
    left join lateral (
      select sum(enrolments_qtd) as enrolments, sum(completed_qtd) as completed
      from enrolment_tallies where course_id = courses.id and ${isIn(period)}
    ) begun on true
    where not courses.is_deleted
      and courses.instructors && (select coalesce(array_agg(id), '{}') from instructors where user_id = ${userId})
    order by courses.title collate "pt-BR-x-icu", courses.id
    limit ${mostTaught}`);

/** Progress of the learners who enrolled in the period, over all their rounds. */
export const readDropOff = (db: Database, courseId: string, period: Period) =>
  db.maybe<DropOff>(sql`
    with listed as (
      select contents.id, contents.content_type, contents.title, sections.title as section_title,
        row_number() over (order by sections.position, sections.id, contents.position, contents.id)
          as place
      from ${countingContents} where sections.course_id = ${courseId}
    ), tallied as (
      select content_id as id, sum(stopped_qtd) as stopped, sum(completed_qtd) as completed
      from drop_off_tallies where course_id = ${courseId} and ${isIn(period)}
      group by content_id
    ), counted as (
      select place, json_build_object('contentId', id, 'contentType', content_type,
        'title', title, 'sectionTitle', section_title,
        'reached', coalesce(sum(stopped) over (order by place desc), 0),
        'completed', coalesce(completed, 0)) as content
      from listed left join tallied using (id)
    )
    select courses.id as course_id, courses.title, (
        select coalesce(sum(enrolments_qtd), 0)::integer from enrolment_tallies
        where course_id = courses.id and ${isIn(period)}) as enrolments,
      (select coalesce(json_agg(content order by place), '[]') from counted) as contents
    from courses where courses.id = ${courseId} and not courses.is_deleted`);
