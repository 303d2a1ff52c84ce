import { graceSeconds } from '@sabia/domain/attempts/deadline.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { SubmitAttempt } from './submit-attempt.ts';

/** Submits the tries whose time is over and whose learners have not come back. */
export async function closeOverdueAttempts(
  db: Database,
  submitAttempt: SubmitAttempt,
  now: Date,
): Promise<void> {
  const overdue = await db.many<{ id: string; userId: string }>(sql`
    select id, user_id from attempts
    where submitted_at is null
      and deadline < ${now.toISOString()}::timestamptz - ${graceSeconds} * interval '1 second'
    order by deadline limit 500`);
  // Each in a transaction of its own: one that fails keeps no other open.
  for (const attempt of overdue) await submitAttempt(db, attempt, [], now);
}
