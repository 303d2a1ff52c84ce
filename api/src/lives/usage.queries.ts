import type { Usage } from '@sabia/domain/usage.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { trailsWith } from '../trails/trails.queries.ts';

/** The numbers of users and entities that the deletion of a live affects. */
export const findLiveUsage = (db: Database, id: string) =>
  db.maybe<Usage>(sql`
    select (select count(*) from (
        select user_id from live_attendances where live_id = lives.id
        union select user_id from live_reminders where live_id = lives.id) concerned) as learners_qtd,
      (select count(*) from live_reminders where live_id = lives.id) as reminders_qtd,
      0 as certificates_qtd, 0 as tries_qtd,
      ${trailsWith(sql`trail_contents.live_id = lives.id`)} as trails, '[]'::json as mock_exams
    from lives where id = ${id} and not is_deleted`);
