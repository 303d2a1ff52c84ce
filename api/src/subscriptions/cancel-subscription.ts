import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { ledgerOf } from './access-locks.ts';
import { appendEntry } from './append-entry.ts';

/** Stops the renewals; access continues until the end of the paid period. */
export async function cancelSubscription(
  db: Database,
  { id, userId }: { id: string; userId: string },
  { now }: At,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await tx.run(sql`
      select from subscriptions where id = ${id} and user_id = ${userId}`);
    if (own === 0) throw new Refusal('not_found');
    const fact = {
      userId,
      kind: 'CANCELLED',
      at: now.toISOString(),
      until: null,
      subscriptionId: id,
      chargeId: null,
      eventId: `${id}:CANCELLED`,
    } as const;
    await appendEntry(tx, fact, { now });
  }, ledgerOf(userId));
}
