import type { RecommendedCourse } from '@sabia/domain/progress/recommended-course.ts';
import { cardColumns, onShow, openness, toCard, type CardRow } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isUnder18 } from '../privacy/guardianship.queries.ts';
import { opensEverything } from '../users/users.queries.ts';

/** One more than the home page shows: one of them may be its next step. */
const most = 4;

/**
 * Courses that a user has not started, with the reason for each (product.md P16): of a trail with a course of theirs, of
 * a category of a completed course, of the topic that they chose at first, or of their level. Without a reason a course is
 * not recommended. Courses that the user can't open come last (P17). Users under 18 get neither the second nor the last
 * reason (R11).
 */
export async function listRecommendedCourses(
  db: Database,
  userId: string,
  now: Date,
): Promise<RecommendedCourse[]> {
  const rows = await db.many<CardRow & Pick<RecommendedCourse, 'because'>>(sql`
    with learner as materialized (
      select case when is_minor then null else level end as level, is_minor, ${opensEverything(now)} as opens_everything
      from users cross join lateral (
        select ${isUnder18(sql`users`, now)} as is_minor) age
      where id = ${userId}
    ), own as materialized (
      select courses.id, courses.title, courses.terms, courses.is_tutorial, course_progressions.completed_at
      from course_progressions join courses on courses.id = course_progressions.course_id
      where course_progressions.user_id = ${userId}
    ), followed as (
      select distinct on (further.course_id) further.course_id as id, further.position, trails.title
      from own
      join trail_contents on trail_contents.course_id = own.id and not own.is_tutorial
      join trails on trails.id = trail_contents.trail_id and trails.is_active and not trails.is_deleted
      join trail_contents further on further.trail_id = trails.id
      order by further.course_id, further.position, trails.title
    ), finished as (
      select distinct on (category ->> 'id') category ->> 'id' as category_id, own.title
      from own cross join jsonb_array_elements(own.terms -> 'categories') as category
      where own.completed_at is not null and not own.is_tutorial
        and not exists (select from learner where is_minor)
      order by category ->> 'id', own.completed_at desc
    ), reasons as (
      select id, 1 as place, position, 'TRAIL' as kind, title from followed
      union all
      select courses.id, 2, 0, 'COMPLETED', finished.title
      from courses cross join jsonb_array_elements(courses.terms -> 'categories') as category
      join finished on finished.category_id = category ->> 'id'
      union all
      -- Those of the learner's level first.
      select course_terms.course_id, 3, case when exists (
          select from course_terms levels cross join learner
          where levels.course_id = course_terms.course_id and levels.term_id::text = learner.level)
        then 0 else 1 end, 'TOPIC', terms.title
      from first_answers join terms on terms.id = first_answers.category_id
      join course_terms on course_terms.term_id = terms.id
      where first_answers.user_id = ${userId}
      union all
      select course_terms.course_id, 4, 0, 'LEVEL', terms.title
      from learner join terms on terms.kind = 'levels' and terms.id::text = learner.level
      join course_terms on course_terms.term_id = terms.id
    ), best as (select distinct on (id) * from reasons order by id, place)
    select ${cardColumns(userId)},
      json_build_object('kind', best.kind, 'title', best.title) as because
    from best join courses using (id)
    cross join lateral (
      select ${openness(sql`learner.opens_everything`)} as openness from learner
    ) as for_learner
    where ${onShow} and not courses.is_tutorial and not exists (select from own where own.id = courses.id)
    order by for_learner.openness = 2, best.place, best.position, for_learner.openness,
      courses.title collate "pt-BR-x-icu", courses.id
    limit ${most}`);
  return rows.map(({ because, ...row }) => ({ ...toCard(row), because }));
}
