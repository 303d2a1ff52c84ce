import { firstShownDay } from '@sabia/domain/families/study-week.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** Seconds of a question count up to this: a page that stays open over night is no study. */
const longestAnswer = 3600;

const dayOf = (moment: Statement) => sql`(${moment} at time zone 'America/Sao_Paulo')::date`;

/**
 * A JSON list of `StudiedDay`: the duration of contents that a student has completed, in any round, and the time spent on the
 * questions of attempts that were handed in.
 */
export function studiedDaysJson(userId: Statement, now: Date): Statement {
  const since = sql`(${firstShownDay(dayInSaoPaulo(now))}::date::timestamp at time zone 'America/Sao_Paulo')`;
  return sql`(
    select coalesce(json_agg(json_build_object('day', day, 'seconds', seconds) order by day), '[]') from (
      select day, sum(seconds) as seconds from (
        select ${dayOf(sql`completed_at`)} as day, coalesce(contents.duration_seconds, 0) as seconds
        from (
          select content_id, completed_at from content_progressions
          where user_id = ${userId} and completed_at >= ${since}
          union all
          select content_id, completed_at from past_content_progressions
          where user_id = ${userId} and completed_at >= ${since}
        ) completed join contents on contents.id = completed.content_id
        union all
        select ${dayOf(sql`attempts.submitted_at`)}, (
          select coalesce(sum(least(time_spent, ${longestAnswer})), 0) from graded_answers
          where graded_answers.attempt_id = attempts.id)
        from attempts where attempts.user_id = ${userId} and attempts.submitted_at >= ${since}
      ) done group by day
    ) days)`;
}
