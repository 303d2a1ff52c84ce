import { Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { childrenOf } from './guardianship.queries.ts';

/**
 * Ends the confirmation of the caller as the guardian of a child. Only the moment is kept, so that the child is told. Paid time
 * goes on; nothing is paid or measured until another guardian confirms (product.md FAMILY6).
 */
export async function withdrawGuardian(
  db: Database,
  { userId }: { userId: string },
  { viewer, now }: Act,
): Promise<void> {
  const withdrawn = await db.run(sql`
    update guardians set email = null, confirmed_at = null, token_digest = null, stop_at = null,
      withdrawn_at = ${now.toISOString()}
    where user_id in (select guardians.user_id from ${childrenOf({ guardianId: sql`${viewer.id}::uuid`, now })})
      and user_id = ${userId} and confirmed_at is not null`);
  if (withdrawn === 0) throw new Refusal('not_found');
}
