import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { LearnerInCourse } from './stale-progress.queries.ts';

/**
 * Writes up the figures of courses with what these learners add to them now, in place of what they added before; of a
 * user whose study does not count, nothing. The
 * caller has locked their rows of `course_progressions` by an earlier statement, so this one sees all their progress.
 */
export async function tallyProgress(
  tx: Database,
  learners: readonly LearnerInCourse[],
): Promise<void> {
  await tx.run(sql`
    with asked as (
      select * from unnest(${learners.map(({ userId }) => userId)}::uuid[],
        ${learners.map(({ courseId }) => courseId)}::uuid[]) as asked(user_id, course_id)
    ), listed as (
      select contents.id as content_id, row_number() over (
        order by sections.position, sections.id, contents.position, contents.id) as place
      from ${countingContents}
      where sections.course_id = any(${[...new Set(learners.map(({ courseId }) => courseId))]}::uuid[])
    ), been as (
      select user_id, course_id, content_id, bool_or(completed_at is not null) as is_completed
      from (
        select user_id, course_id, content_id, completed_at
        from asked join content_progressions using (user_id, course_id)
        union all
        select asked.user_id, asked.course_id, past.content_id, past.completed_at
        from asked join course_rounds rounds using (user_id, course_id)
        join past_content_progressions past on past.round_id = rounds.id
      ) progressed
      group by user_id, course_id, content_id
    ), studied as (
      select user_id, course_id,
        (array_agg(content_id order by place desc) filter (where place is not null))[1] as furthest_id,
        array_agg(content_id order by content_id) filter (where is_completed) as completed_ids
      from been left join listed using (content_id)
      group by user_id, course_id
    ), present as (
      select asked.user_id, asked.course_id,
        (coalesce((
          select rounds.started_at from course_rounds rounds
          where rounds.user_id = asked.user_id and rounds.course_id = asked.course_id
            and rounds.number = 1), progress.started_at) at time zone 'America/Sao_Paulo'
        )::date as enrolled_on,
        coalesce(progress.completed_at, (
          select max(rounds.completed_at) from course_rounds rounds
          where rounds.user_id = asked.user_id and rounds.course_id = asked.course_id)
        ) is not null as has_completed,
        furthest_id, coalesce(completed_ids, '{}') as completed_ids
      from asked
      join users on users.id = asked.user_id and users.is_tallied
      join course_progressions progress on progress.user_id = asked.user_id
        and progress.course_id = asked.course_id
      left join studied on studied.user_id = asked.user_id
        and studied.course_id = asked.course_id
    ), changed as (
      select 1 as sign, * from present
      union all
      select -1, user_id, course_id, enrolled_on, has_completed, furthest_id, completed_ids
      from asked join tallied_learners using (user_id, course_id)
    ), enrolled as (
      insert into enrolment_tallies as tallies (course_id, day, enrolments_qtd, completed_qtd)
      select course_id, enrolled_on, sum(sign), sum(sign * has_completed::integer)
      from changed group by 1, 2
      having sum(sign) <> 0 or sum(sign * has_completed::integer) <> 0 order by 1, 2
      on conflict (course_id, day) do update
        set enrolments_qtd = tallies.enrolments_qtd + excluded.enrolments_qtd,
          completed_qtd = tallies.completed_qtd + excluded.completed_qtd
    ), dropped as (
      insert into drop_off_tallies as tallies (course_id, day, content_id, stopped_qtd, completed_qtd)
      select course_id, enrolled_on, content_id, sum(stopped), sum(completed)
      from (
        select course_id, enrolled_on, furthest_id as content_id, sign as stopped, 0 as completed
        from changed where furthest_id is not null
        union all
        select course_id, enrolled_on, unnest(completed_ids), 0, sign from changed
      ) counted
      group by 1, 2, 3 having sum(stopped) <> 0 or sum(completed) <> 0 order by 1, 2, 3
      on conflict (course_id, day, content_id) do update
        set stopped_qtd = tallies.stopped_qtd + excluded.stopped_qtd,
          completed_qtd = tallies.completed_qtd + excluded.completed_qtd
    ), removed as (
      delete from tallied_learners using asked join users on users.id = asked.user_id
      where not users.is_tallied and tallied_learners.user_id = asked.user_id
        and tallied_learners.course_id = asked.course_id
    ), kept as (
      insert into tallied_learners as kept
        (user_id, course_id, enrolled_on, has_completed, furthest_id, completed_ids)
      select * from present
      on conflict (user_id, course_id) do update
        set (enrolled_on, has_completed, furthest_id, completed_ids)
          = (excluded.enrolled_on, excluded.has_completed, excluded.furthest_id, excluded.completed_ids)
        where (kept.enrolled_on, kept.has_completed, kept.furthest_id, kept.completed_ids) is distinct from
          (excluded.enrolled_on, excluded.has_completed, excluded.furthest_id, excluded.completed_ids)
    )
    update course_progressions set is_tallied = true from asked
    where course_progressions.user_id = asked.user_id
      and course_progressions.course_id = asked.course_id`);
}
