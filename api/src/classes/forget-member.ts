import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Ends the stays of a deleted user; the rows remain for the numbers of members (product.md CL12). */
export async function forgetMember(
  tx: Database,
  { userId, now }: DomainEvents['user.deleted'],
): Promise<void> {
  await tx.run(sql`
    update class_members set left_at = greatest(joined_at, ${now.toISOString()})
    where user_id = ${userId} and left_at is null`);
}
