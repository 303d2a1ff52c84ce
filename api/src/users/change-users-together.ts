import { invalid } from '@sabia/domain/refusal.ts';
import type { BulkUserChange, BulkUserReport } from '@sabia/domain/users/bulk-user-change.ts';
import { endSessions } from '../platform/auth/identity/end-sessions.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forgetEmails } from '../platform/mail/job-emails.ts';
import { overrideAccess } from '../subscriptions/override-access.ts';
import { allLedgers } from '../subscriptions/access-locks.ts';
import { adminsLock, requireAdmin } from './last-admin.ts';

interface By {
  byUserId: string;
  now: Date;
}

/** Does one act on many users, in one transaction. Users to whom it does not apply are left out and counted. */
export async function changeUsersTogether(
  db: Database,
  { ids, act }: BulkUserChange,
  by: By,
): Promise<BulkUserReport> {
  const asked = [...new Set(ids)];
  const done = await doneFor(db, asked, act, by);
  return { doneQtd: done, skippedQtd: asked.length - done };
}

function doneFor(
  db: Database,
  ids: readonly string[],
  act: BulkUserChange['act'],
  by: By,
): Promise<number> {
  if (act.kind === 'GRANT') return grant(db, ids, { ...by, until: act.until });
  if (act.kind === 'INVITE') return invite(db, ids, by.now);
  return block(db, ids, { ...by, isBlocked: act.kind === 'BLOCK' });
}

/** Opens the access of users until a moment, by admin override. */
function grant(
  db: Database,
  ids: readonly string[],
  { until, ...override }: By & { until: string },
): Promise<number> {
  if (Date.parse(until) <= override.now.getTime())
    throw invalid('act.until', 'Escolha uma data no futuro.');
  return db.transaction(
    async (tx) => {
      const users = await tx.many<{ userId: string }>(sql`
        select id as user_id from users where id = any(${ids}::uuid[]) and closed_at is null`);
      const wishes = users.map(({ userId }) => ({ userId, hasActiveSubscription: true, until }));
      await overrideAccess(tx, wishes, override);
      return users.length;
    },
    { exclusive: allLedgers },
  );
}

/** Blocks users and ends their sessions, or takes blocks back. Nobody blocks themselves or the last administrator. */
const block = (
  db: Database,
  ids: readonly string[],
  { byUserId, isBlocked, now }: By & { isBlocked: boolean },
): Promise<number> =>
  db.transaction(
    async (tx) => {
      const changed = await tx.many<{ providerId: string | null }>(sql`
        update users set
          blocked_at = case when ${isBlocked} then ${now.toISOString()}::timestamptz end,
          sessions_valid_from = case
            when ${isBlocked} then ${now.toISOString()} else sessions_valid_from end,
          updated_at = now()
        where id = any(${ids}::uuid[]) and id <> ${byUserId} and closed_at is null and not is_invited
          and (blocked_at is null) = ${isBlocked}
        returning case when provider = ${embeddedProvider} then provider_id end as provider_id`);
      if (!isBlocked) return changed.length;
      await requireAdmin(tx);
      await endSessions(
        tx,
        changed.flatMap(({ providerId }) => providerId ?? []),
      );
      return changed.length;
    },
    { exclusive: [adminsLock] },
  );

/** Sends open invitations once more. */
const invite = (db: Database, ids: readonly string[], now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const renewed = await tx.many<{ userId: string }>(sql`
      insert into invitations (user_id, invited_at)
      select id, ${now.toISOString()} from users where id = any(${ids}::uuid[]) and is_invited
      on conflict (user_id) do update set invited_at = excluded.invited_at
      returning user_id`);
    await forgetEmails(tx, { kind: 'INVITATION', keys: renewed.map(({ userId }) => userId) });
    return renewed.length;
  });
