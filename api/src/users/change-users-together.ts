import { invalid } from '@sabia/domain/refusal.ts';
import type { BulkUserChange, BulkUserReport } from '@sabia/domain/users/bulk-user-change.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { overrideAccess } from '../subscriptions/override-access.ts';
import { allLedgers } from '../subscriptions/access-locks.ts';
import { blockUsers } from './block-user.ts';
import { renewInvitations } from './invitations/renew-invitation.ts';

/** Does one act on many users, in one transaction. Users to whom it does not apply are left out and counted. */
export async function changeUsersTogether(
  db: Database,
  { ids, act: change }: BulkUserChange,
  act: Act,
): Promise<BulkUserReport> {
  const asked = [...new Set(ids)];
  const done = await doneFor(db, asked, change, act);
  return { doneQtd: done, skippedQtd: asked.length - done };
}

async function doneFor(
  db: Database,
  ids: readonly string[],
  change: BulkUserChange['act'],
  act: Act,
): Promise<number> {
  if (change.kind === 'GRANT') return grant(db, { ids, until: change.until }, act);
  if (change.kind === 'INVITE') return renewInvitations(db, ids, act);
  const isBlocked = change.kind === 'BLOCK';
  const users = await blockUsers(db, { ids, isBlocked }, act);
  return users.filter(({ wasBlocked }) => wasBlocked !== isBlocked).length;
}

/** Opens the access of users until a moment, by admin override. */
function grant(
  db: Database,
  { ids, until }: { ids: readonly string[]; until: string },
  act: Act,
): Promise<number> {
  if (Date.parse(until) <= act.now.getTime())
    throw invalid('act.until', 'Escolha uma data no futuro.');
  return db.transaction(
    async (tx) => {
      const users = await tx.many<{ userId: string }>(sql`
        select id as user_id from users where id = any(${ids}::uuid[]) and closed_at is null`);
      const wishes = users.map(({ userId }) => ({ userId, hasActiveSubscription: true, until }));
      await overrideAccess(tx, wishes, act);
      return users.length;
    },
    { exclusive: allLedgers },
  );
}
