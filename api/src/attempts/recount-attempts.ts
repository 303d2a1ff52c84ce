import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Marks the attempts of users whose study begins or ceases to count; `tallyAttempts` writes them up. */
export async function recountAttempts(
  tx: Database,
  { userIds }: DomainEvents['users.recounted'],
): Promise<void> {
  await tx.run(sql`
    update attempts set is_counted = users.is_tallied from users
    where users.id = any(${userIds}::uuid[]) and attempts.user_id = users.id
      and attempts.is_counted <> users.is_tallied`);
}
