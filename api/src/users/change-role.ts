import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { endSessions } from '../platform/auth/identity/end-sessions.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';
import { adminsLock, requireAdmin } from './last-admin.ts';
import { userColumns } from './users.queries.ts';

/**
 * Changes the role of a user and ends their sessions. Refuses to demote the last administrator, also when
 * two administrators demote each other at the same moment.
 */
export function changeRole(
  db: Database,
  { id, role }: { id: string; role: User['role'] },
  { now }: At,
): Promise<User> {
  return db.transaction(
    async (tx) => {
      const user = await tx.maybe<User & { provider: string; isChanged: boolean }>(sql`
      update users set
        sessions_valid_from =
          case when role = ${role} then sessions_valid_from else ${now.toISOString()} end,
        role = ${role}, updated_at = now()
      where id = ${id} and closed_at is null
      returning ${userColumns(now)}, users.provider, old.role <> new.role as is_changed`);
      if (!user) throw new Refusal('not_found');
      await requireAdmin(tx);
      if (user.isChanged && user.provider === embeddedProvider) {
        await endSessions(tx, [user.providerId]);
      }
      return user;
    },
    { exclusive: [adminsLock] },
  );
}
