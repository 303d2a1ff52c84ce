import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { userColumns } from './users.queries.ts';

/** Until when everything is open to these people, in the transaction that found it out. */
export const keepAccess = (
  tx: Database,
  kept: readonly { userId: string; accessUntil: string | null }[],
  now: Date,
): Promise<User[]> =>
  tx.many<User>(sql`
    update users set access_until = kept."accessUntil", updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(
      "userId" uuid, "accessUntil" timestamptz)
    where users.id = kept."userId"
    returning ${userColumns(now)}`);
