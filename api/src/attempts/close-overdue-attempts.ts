import { graceSeconds } from '@sabia/domain/attempts/deadline.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { submitAttempt } from './submit-attempt.ts';

/** Submits the attempts whose time is over, up to 500 in one run. */
export async function closeOverdueAttempts(db: Database, now: Date): Promise<void> {
  const overdue = await db.many<{ id: string; userId: string }>(sql`
    select id, user_id from attempts
    where submitted_at is null
      and deadline < ${now.toISOString()}::timestamptz - ${graceSeconds} * interval '1 second'
    order by deadline limit 500`);
  // One transaction each, so that the failure of one does not undo the others.
  for (const attempt of overdue) await submitAttempt(db, attempt, [], now);
}
