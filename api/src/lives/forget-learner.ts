import { sql, type Database } from '../platform/db/database.ts';

/** Nobody is reminded any longer, and the secret address of their calendar is closed. */
export async function forgetLearner(tx: Database, userId: string): Promise<void> {
  await tx.run(sql`
    with reminders as (delete from live_reminders where user_id = ${userId}),
      mails as (delete from live_reminder_mails where user_id = ${userId})
    delete from live_calendar_feeds where user_id = ${userId}`);
}
