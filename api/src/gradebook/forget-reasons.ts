import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Empties the reasons of the marks of a deleted user; the marks remain without a name (product.md GRADE12). */
export async function forgetReasons(
  tx: Database,
  { userId }: DomainEvents['user.deleted'],
): Promise<void> {
  await tx.run(sql`
    update gradebook_marks set reason = null where user_id = ${userId} and reason is not null`);
}
