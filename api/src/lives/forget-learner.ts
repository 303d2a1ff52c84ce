import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Deletes the reminders of a deleted user and closes their calendar feed. */
export async function forgetLearner(
  tx: Database,
  { userId }: DomainEvents['user.deleted'],
): Promise<void> {
  await tx.run(sql`
    with reminders as (delete from live_reminders where user_id = ${userId})
    delete from live_calendar_feeds where user_id = ${userId}`);
}
