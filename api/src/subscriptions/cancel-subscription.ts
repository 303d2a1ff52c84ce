import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { ledgerOf } from './access-locks.ts';
import { writeEntry } from './write-entry.ts';

/** No further payment is asked for; what was paid stays open until its end. */
export async function cancelSubscription(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
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
    await writeEntry(tx, fact, now);
  }, ledgerOf(userId));
}
