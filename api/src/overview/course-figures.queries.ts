import type { CourseFigures, DropOff } from '@sabia/domain/overview/overview.ts';
import type { Period } from '@sabia/domain/overview/period.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../shell/database.ts';
import { enrolments } from './enrolments.ts';
import { isIn } from './in-days.ts';

export const listCourseFigures = (db: Database, asked: Period & { limit: number }) =>
  db.many<CourseFigures>(sql`
    select courses.id as course_id, courses.title, begun.enrolments, begun.completed
    from (
      select enrolments.course_id, count(*) as enrolments,
        count(*) filter (where exists (
          select from course_progressions mine where mine.user_id = enrolments.user_id
            and mine.course_id = enrolments.course_id and mine.completed_at is not null)
        or exists (
          select from course_rounds mine where mine.user_id = enrolments.user_id
            and mine.course_id = enrolments.course_id and mine.completed_at is not null)) as completed
      from ${enrolments} where ${isIn(asked, sql`started_at`)}
      group by enrolments.course_id
    ) begun
    join courses on courses.id = begun.course_id and not courses.is_deleted
    order by begun.enrolments desc, courses.title collate "pt-BR-x-icu", courses.id
    limit ${asked.limit}`);

/** Of the learners who began in these days, in any of their rounds. */
export const readDropOff = (db: Database, courseId: string, period: Period) =>
  db.maybe<DropOff>(sql`
    with listed as (
      select contents.id, contents.content_type, contents.title, sections.title as section_title,
        row_number() over (order by sections.position, sections.id, contents.position, contents.id)
          as place
      from ${countingContents} where sections.course_id = ${courseId}
    ), learners as (
      select user_id from ${enrolments}
      where course_id = ${courseId} and ${isIn(period, sql`started_at`)}
    ), progressed as (
      select learners.user_id, content_id, completed_at
      from learners join content_progressions using (user_id)
      where content_progressions.course_id = ${courseId}
      union all
      select learners.user_id, content_id, past.completed_at
      from learners
      join course_rounds rounds on rounds.user_id = learners.user_id
        and rounds.course_id = ${courseId}
      join past_content_progressions past on past.round_id = rounds.id
    ), furthest as (
      select max(place) as place from progressed join listed on listed.id = content_id
      group by user_id
    ), reached as (
      select listed.id, (select count(*) from furthest where furthest.place >= listed.place) as quantity
      from listed
    ), completed as (
      select content_id as id, count(distinct user_id) as quantity
      from progressed where completed_at is not null group by content_id
    )
    select courses.id as course_id, courses.title, (select count(*) from learners) as enrolments,
      (select coalesce(json_agg(json_build_object('contentId', listed.id,
          'contentType', content_type, 'title', listed.title, 'sectionTitle', section_title,
          'reached', reached.quantity, 'completed', coalesce(completed.quantity, 0))
          order by place), '[]')
        from listed join reached using (id) left join completed using (id)) as contents
    from courses where courses.id = ${courseId} and not courses.is_deleted`);
