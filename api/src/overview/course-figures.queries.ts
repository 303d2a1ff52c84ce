import type { CourseFigures, DropOff } from '@sabia/domain/overview/overview.ts';
import type { Period } from '@sabia/domain/overview/period.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { enrolments } from './enrolments.ts';
import { isIn } from './in-days.ts';

export const listCourseFigures = (db: Database, asked: Period & { limit: number }) =>
  db.many<CourseFigures>(sql`
    select courses.id as course_id, courses.title, begun.enrolments, begun.completed
    from (
      select course_id, count(*) as enrolments, count(*) filter (where is_completed) as completed
      from ${enrolments} where ${isIn(asked, sql`started_at`)}
      group by course_id
    ) begun
    join courses on courses.id = begun.course_id and not courses.is_deleted
    order by begun.enrolments desc, courses.title collate "pt-BR-x-icu", courses.id
    limit ${asked.limit}`);

/** Progress of the learners who enrolled in the period, over all their rounds. */
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
    ), been as (
      select user_id, place, bool_or(completed_at is not null) as is_completed
      from (
        select learners.user_id, content_id, completed_at
        from learners join content_progressions using (user_id)
        where content_progressions.course_id = ${courseId}
        union all
        select learners.user_id, content_id, past.completed_at
        from learners
        join course_rounds rounds on rounds.user_id = learners.user_id
          and rounds.course_id = ${courseId}
        join past_content_progressions past on past.round_id = rounds.id
      ) progressed join listed on listed.id = content_id
      group by user_id, place
    ), stopped as (
      select place, count(*) as quantity
      from (select max(place) as place from been group by user_id) furthest
      group by place
    ), completed as (
      select place, count(*) as quantity from been where is_completed group by place
    ), counted as (
      select place, json_build_object('contentId', id, 'contentType', content_type,
        'title', title, 'sectionTitle', section_title,
        'reached', coalesce(sum(stopped.quantity) over (order by place desc), 0),
        'completed', coalesce(completed.quantity, 0)) as content
      from listed left join stopped using (place) left join completed using (place)
    )
    select courses.id as course_id, courses.title, (select count(*) from learners) as enrolments,
      (select coalesce(json_agg(content order by place), '[]') from counted) as contents
    from courses where courses.id = ${courseId} and not courses.is_deleted`);
