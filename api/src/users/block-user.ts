import { Refusal } from '@sabia/domain/refusal.ts';
import { endSessions } from '../platform/auth/identity/end-sessions.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { adminsLock, requireAdmin } from './last-admin.ts';

interface Block {
  id: string;
  isBlocked: boolean;
  byUserId: string;
  now: Date;
}

/**
 * Blocks a user, or takes the block back. A blocked user can't sign in, and their sessions end. Nobody blocks themselves
 * or the last administrator.
 */
export async function blockUser(
  db: Database,
  { id, isBlocked, byUserId, now }: Block,
): Promise<void> {
  if (id === byUserId) throw new Refusal('not_yours', { detail: 'Ninguém bloqueia a si mesmo.' });
  await db.transaction(
    async (tx) => {
      const user = await tx.maybe<{ provider: string; providerId: string; role: string }>(sql`
      update users set
        blocked_at = case when ${isBlocked} then coalesce(blocked_at, ${now.toISOString()}) end,
        sessions_valid_from = case
          when ${isBlocked} then ${now.toISOString()} else sessions_valid_from end,
        updated_at = now()
      where id = ${id} and closed_at is null and not is_invited
      returning provider, provider_id, role`);
      if (!user) throw new Refusal('not_found');
      if (!isBlocked) return;
      if (user.role === 'ADMIN') await requireAdmin(tx);
      if (user.provider === embeddedProvider) await endSessions(tx, [user.providerId]);
    },
    { exclusive: [adminsLock] },
  );
}
