import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Marks the courses of users whose study begins or ceases to count; `sweepProgress` writes them up. */
export async function recountProgress(
  tx: Database,
  { userIds }: DomainEvents['users.recounted'],
): Promise<void> {
  await tx.run(sql`
    update course_progressions set is_tallied = false where user_id = any(${userIds}::uuid[])`);
}
