import { Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { childrenOf } from './guardianship.queries.ts';

interface Setting {
  /** The child. */
  userId: string;
  /** `HH:MM`; null for none. */
  stopAt: string | null;
}

/** Sets the daily time from which the site reminds a child of the caller to stop (product.md FAMILY7). */
export async function setStopTime(
  db: Database,
  { userId, stopAt }: Setting,
  { viewer, now }: Act,
): Promise<{ stopAt: string | null }> {
  const changed = await db.run(sql`
    update guardians set stop_at = ${stopAt}
    where user_id in (select guardians.user_id from ${childrenOf({ guardianId: sql`${viewer.id}::uuid`, now })})
      and user_id = ${userId} and confirmed_at is not null`);
  if (changed === 0) throw new Refusal('not_found');
  return { stopAt };
}
