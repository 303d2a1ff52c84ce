import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../shell/database.ts';
import { keepAnAdmin, lockAdmins } from './last-admin.ts';
import { userColumns } from './users.queries.ts';

/** The last admin stays one, also when two admins demote each other at the same moment. */
export function changeRole(
  db: Database,
  { id, role, now }: { id: string; role: User['role']; now: Date },
): Promise<User> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const user = await tx.maybe<User>(sql`
      update users set role = ${role}, updated_at = now()
      where id = ${id} and closed_at is null
      returning ${userColumns(now)}`);
    if (!user) throw new Refusal('not_found');
    await keepAnAdmin(tx);
    return user;
  });
}
