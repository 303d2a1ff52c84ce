import { sql, type Statement } from '../platform/db/database.ts';

/**
 * Counts completions, and completions taken back, on the days on which they happened. `changed` has the
 * rows that a statement has changed: `user_id`, `completed_at`, and `was_completed_at` from before it.
 * Ordered, so that two statements never deadlock.
 */
export const countStudyDays = (changed: Statement): Statement => sql`
  insert into study_days (user_id, day, contents_qtd)
  select user_id, (coalesce(completed_at, was_completed_at) at time zone 'America/Sao_Paulo')::date,
    sum(case when completed_at is null then -1 else 1 end)
  from ${changed} changed
  where (completed_at is null) <> (was_completed_at is null)
  group by 1, 2 order by 1, 2
  on conflict (user_id, day) do update
    set contents_qtd = study_days.contents_qtd + excluded.contents_qtd`;
