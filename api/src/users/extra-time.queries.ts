import type { ExtraTime } from '@sabia/domain/users/extra-time.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';

/** The extra time of a user in exams, in percent of the time limit (product.md A15). */
export const extraTimePercentOf = (userId: Statement) => sql`coalesce((
  select percent from extra_times where extra_times.user_id = ${userId}
  order by id desc limit 1), 0)`;

export const findExtraTime = (db: Database, userId: string) =>
  db.maybe<ExtraTime>(sql`
    select users.id, coalesce(percent, 0) as percent,
      case when percent is not null then json_build_object('at', iso(set_at), 'by',
        (select name from users administrators where administrators.id = set_by)) end as last_change
    from users
    left join lateral (
      select percent, set_at, set_by from extra_times where user_id = users.id
      order by id desc limit 1) last on true
    where users.id = ${userId} and closed_at is null`);
