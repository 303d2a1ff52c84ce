import type { ExtraTime } from '@sabia/domain/users/extra-time.ts';
import type { Act } from '../platform/act.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { extraTimePercentOf, findExtraTime } from './extra-time.queries.ts';

interface Grant {
  userId: string;
  percent: number;
}

/** Sets the extra time of a user in later attempts. The same value again is no change. */
export function setExtraTime(
  db: Database,
  { userId, percent }: Grant,
  { viewer, now }: Act,
): Promise<ExtraTime> {
  return db.transaction(async (tx) => {
    const holder = sql`select id from users where id = ${userId} and closed_at is null for update`;
    orNotFound(await tx.maybe<{ id: string }>(holder));
    await tx.run(sql`
      insert into extra_times (user_id, percent, set_by, set_at)
      select ${userId}, ${percent}, ${viewer.id}, ${now.toISOString()}
      where ${extraTimePercentOf(sql`${userId}::uuid`)} <> ${percent}`);
    return orNotFound(await findExtraTime(tx, userId));
  });
}
