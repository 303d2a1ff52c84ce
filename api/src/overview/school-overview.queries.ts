import { totalsOf, type DayFigures, type Overview } from '@sabia/domain/overview/overview.ts';
import { periodBefore, type Period } from '@sabia/domain/overview/period.ts';
import { sql, type Database, type Statement } from '../shell/database.ts';
import { enrolments } from './enrolments.ts';
import { dayOf, isIn } from './in-days.ts';

/** How often something happened on each day. */
const perDay = (period: Period, { from, at }: { from: Statement; at: Statement }): Statement => sql`
  select ${dayOf(at)} as day, count(*) as quantity from ${from}
  where ${isIn(period, at)} group by 1`;

/** In this round of a course or in one before. */
const courseCompletions = sql`(
  select completed_at from course_progressions
  union all select completed_at from course_rounds) completions`;

export async function readSchoolOverview(db: Database, period: Period): Promise<Overview> {
  const before = periodBefore(period);
  const both = { from: before.from, to: period.to };
  const [days, active] = await Promise.all([
    db.many<DayFigures>(sql`
      select day, coalesce(studied.learners, 0) as active_learners,
        coalesce(studied.contents, 0) as contents_completed,
        coalesce(begun.quantity, 0) as enrolments,
        coalesce(completed.quantity, 0) as courses_completed,
        coalesce(issued.quantity, 0) as certificates
      from (
        select day::date from generate_series(${both.from}::date, ${both.to}::date, '1 day') day
      ) days
      left join (
        select day, count(*) as learners, sum(contents_qtd) as contents from study_days
        where day between ${both.from} and ${both.to} and contents_qtd > 0 group by day
      ) studied using (day)
      left join (${perDay(both, { from: enrolments, at: sql`started_at` })}) begun using (day)
      left join (${perDay(both, { from: courseCompletions, at: sql`completed_at` })}) completed
        using (day)
      left join (${perDay(both, { from: sql`certificates`, at: sql`issued_at` })}) issued
        using (day)
      order by day`),
    db.one<{ now: number; previously: number }>(sql`
      select ${countActive(period)} as now, ${countActive(before)} as previously`),
  ]);
  const isPrevious = ({ day }: DayFigures) => day < period.from;
  const shown = days.filter((figure) => !isPrevious(figure));
  return {
    totals: totalsOf(shown, active.now),
    previous: totalsOf(days.filter(isPrevious), active.previously),
    days: shown,
  };
}

const countActive = ({ from, to }: Period): Statement => sql`(
  select count(*) from (
    select user_id from study_days where day between ${from} and ${to} and contents_qtd > 0
    group by user_id) active)`;
