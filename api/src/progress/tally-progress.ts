import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { LearnerInCourse } from './stale-progress.queries.ts';

/**
 * Writes up the figures of courses with what these learners add to them now, in place of what they added before; of a
 * user whose study does not count, nothing. Writes only the learners who add something else than before. The caller
 * has locked their rows of `course_progressions` by an earlier statement, so this one sees all their progress.
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
    ), present as materialized (
      select asked.user_id, asked.course_id, users.is_tallied as is_counted,
        (coalesce((
          select rounds.started_at from course_rounds rounds
          where rounds.user_id = asked.user_id and rounds.course_id = asked.course_id
            and rounds.number = 1), progress.started_at) at time zone 'America/Sao_Paulo'
        )::date as enrolled_on,
        coalesce(progress.completed_at, (
          select max(rounds.completed_at) from course_rounds rounds
          where rounds.user_id = asked.user_id and rounds.course_id = asked.course_id)
        ) is not null as has_completed,
        (select content_id from listed where place = studied.furthest_place) as furthest_id,
        studied.completed_ids
      from asked
      join users on users.id = asked.user_id
      join course_progressions progress using (user_id, course_id)
      -- For each learner: a join with all of them is planned for one row, and compares each with each.
      cross join lateral (
        select max(place) as furthest_place,
          coalesce(array_agg(distinct content_id order by content_id)
            filter (where completed_at is not null), '{}') as completed_ids
        from (
          select content_id, completed_at from content_progressions own
          where own.user_id = asked.user_id and own.course_id = asked.course_id
          union all
          select past.content_id, past.completed_at
          from course_rounds rounds join past_content_progressions past on past.round_id = rounds.id
          where rounds.user_id = asked.user_id and rounds.course_id = asked.course_id
        ) progressed
        left join listed using (content_id)
      ) studied
    ), differing as (
      select present.*, before.enrolled_on as old_enrolled_on, before.has_completed as old_has_completed,
        before.furthest_id as old_furthest_id, before.completed_ids as old_completed_ids
      from present left join tallied_learners before using (user_id, course_id)
      where case when is_counted
        then (present.enrolled_on, present.has_completed, present.furthest_id, present.completed_ids)
          is distinct from
          (before.enrolled_on, before.has_completed, before.furthest_id, before.completed_ids)
        else before.user_id is not null end
    ), changed as (
      select 1 as sign, course_id, enrolled_on, has_completed, furthest_id, completed_ids
      from differing where is_counted
      union all
      select -1, course_id, old_enrolled_on, old_has_completed, old_furthest_id, old_completed_ids
      from differing where old_enrolled_on is not null
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
      delete from tallied_learners using differing
      where not is_counted and tallied_learners.user_id = differing.user_id
        and tallied_learners.course_id = differing.course_id
    ), kept as (
      insert into tallied_learners
        (user_id, course_id, enrolled_on, has_completed, furthest_id, completed_ids)
      select user_id, course_id, enrolled_on, has_completed, furthest_id, completed_ids
      from differing where is_counted
      on conflict (user_id, course_id) do update
        set (enrolled_on, has_completed, furthest_id, completed_ids)
          = (excluded.enrolled_on, excluded.has_completed, excluded.furthest_id, excluded.completed_ids)
    )
    update course_progressions set is_tallied = true from asked
    where course_progressions.user_id = asked.user_id
      and course_progressions.course_id = asked.course_id and not is_tallied`);
}
