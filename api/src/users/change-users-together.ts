import { invalid } from '@sabia/domain/refusal.ts';
import type { BulkUserChange, BulkUserReport } from '@sabia/domain/users/bulk-user-change.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { overrideAccess } from '../subscriptions/override-access.ts';
import { allLedgers } from '../subscriptions/access-locks.ts';
import { blockUsers } from './block-user.ts';
import { renewInvitations } from './invitations/renew-invitation.ts';

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

async function doneFor(
  db: Database,
  ids: readonly string[],
  act: BulkUserChange['act'],
  by: By,
): Promise<number> {
  if (act.kind === 'GRANT') return grant(db, ids, { ...by, until: act.until });
  if (act.kind === 'INVITE') return renewInvitations(db, ids, by.now);
  const isBlocked = act.kind === 'BLOCK';
  const users = await blockUsers(db, ids, { ...by, isBlocked });
  return users.filter(({ wasBlocked }) => wasBlocked !== isBlocked).length;
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
