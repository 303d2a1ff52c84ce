import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { countedUsersLock, isRecounted } from './counted-users.queries.ts';

/** A literal: for a parameter PostgreSQL plans a tenth of the table. */
const sliceLimit = sql`limit 20`;

/**
 * Lets the tallies follow users whose study begins or ceases to count: with their next slices they add or take back
 * what these users have done.
 */
export async function recountUsers(db: Database): Promise<void> {
  // Without users to recount, the writers of tallies do not wait.
  if ((await db.run(sql`select from users where ${isRecounted} limit 1`)) === 0) return;
  await db.transaction(
    async (tx) => {
      const recounted = await tx.many<{ id: string }>(sql`
        update users set is_tallied = is_counted
        where id in (select id from users where ${isRecounted} ${sliceLimit})
        returning id`);
      if (recounted.length > 0)
        await emit(tx, 'users.recounted', { userIds: recounted.map(({ id }) => id) });
    },
    { exclusive: [countedUsersLock] },
  );
}
