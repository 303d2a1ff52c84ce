import { Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import { endSessions } from '../platform/auth/identity/end-sessions.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { adminsLock, requireAdmin } from './last-admin.ts';

/**
 * Blocks a user, or takes the block back. A blocked user can't sign in, and their sessions end. Nobody blocks themselves
 * or the last administrator.
 */
export async function blockUser(
  db: Database,
  { id, isBlocked }: { id: string; isBlocked: boolean },
  act: Act,
): Promise<void> {
  if (id === act.viewer.id)
    throw new Refusal('not_yours', { detail: 'Ninguém bloqueia a si mesmo.' });
  const users = await blockUsers(db, { ids: [id], isBlocked }, act);
  if (users.length === 0) throw new Refusal('not_found');
}

/** The same for many users. Answers with those to whom it applies, and whether they were blocked before. */
export const blockUsers = (
  db: Database,
  { ids, isBlocked }: { ids: readonly string[]; isBlocked: boolean },
  { viewer, now }: Act,
): Promise<{ wasBlocked: boolean }[]> =>
  db.transaction(
    async (tx) => {
      const users = await tx.many<{ providerId: string | null; role: string; wasBlocked: boolean }>(
        sql`
        update users set
          blocked_at = case when ${isBlocked} then coalesce(blocked_at, ${now.toISOString()}) end,
          sessions_valid_from = case
            when ${isBlocked} then ${now.toISOString()} else sessions_valid_from end,
          updated_at = now()
        where id = any(${ids}::uuid[]) and id <> ${viewer.id} and closed_at is null and not is_invited
        returning case when provider = ${embeddedProvider} then provider_id end as provider_id, role,
          old.blocked_at is not null as was_blocked`,
      );
      if (!isBlocked) return users;
      if (users.some(({ role }) => role === 'ADMIN')) await requireAdmin(tx);
      const ended = users.flatMap(({ providerId }) => providerId ?? []);
      if (ended.length > 0) await endSessions(tx, ended);
      return users;
    },
    { exclusive: [adminsLock] },
  );
