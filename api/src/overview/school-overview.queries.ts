import { totalsOf, type DayFigures, type Overview } from '@sabia/domain/overview/overview.ts';
import { periodBefore, type Period } from '@sabia/domain/overview/period.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { isCounted } from '../users/counted-users.queries.ts';
import { enrolments } from './enrolments.ts';

/** Completions of the current and of earlier rounds. */
const courseCompletions = sql`(
  select completed_at from course_progressions where ${isCounted(sql`user_id`)}
  union all select completed_at from course_rounds where ${isCounted(sql`user_id`)}) completions`;

const courseAndTrailCertificates = sql`(
  select issued_at from certificates where ${isCounted(sql`user_id`)}) certificates`;

/** The number of rows between the midnight of a day and the next, by a range of an index. */
const countOf = (happened: Statement, at: Statement): Statement =>
  sql`(select count(*) from ${happened} where ${at} >= days.starts and ${at} < days.ends)`;

export async function readSchoolOverview(db: Database, period: Period): Promise<Overview> {
  const days = await db.many<DayFigures>(sql`
    select days.day, studied.active_learners, studied.contents_completed,
      ${countOf(enrolments, sql`started_at`)} as enrolments,
      ${countOf(courseCompletions, sql`completed_at`)} as courses_completed,
      ${countOf(courseAndTrailCertificates, sql`issued_at`)} as certificates
    from (
      select midnight::date as day, midnight at time zone 'America/Sao_Paulo' as starts,
        (midnight + interval '1 day') at time zone 'America/Sao_Paulo' as ends
      from generate_series(${periodBefore(period).from}::date::timestamp,
        ${period.to}::date::timestamp, '1 day') midnight
    ) days
    cross join lateral (
      select count(*) as active_learners, coalesce(sum(contents_qtd), 0) as contents_completed
      from study_days where study_days.day = days.day and contents_qtd > 0 and ${isCounted(sql`user_id`)}
    ) studied
    order by days.day`);
  const shown = days.filter(({ day }) => day >= period.from);
  return {
    totals: totalsOf(shown),
    previous: totalsOf(days.filter(({ day }) => day < period.from)),
    days: shown,
  };
}
