import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Ends the link of a deleted user with instructors; their pages stay, as the school wrote them. */
export async function forgetUser(
  tx: Database,
  { userId }: DomainEvents['user.deleted'],
): Promise<void> {
  await tx.run(sql`update instructors set user_id = null where user_id = ${userId}`);
}
