import { graceSeconds } from '@sabia/domain/attempts/deadline.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { submitAttempt } from './submit-attempt.ts';

interface ClosingRun {
  now: Date;
  /** When aborted, no further attempt is submitted; another process takes over the claimed ones. */
  stopping?: AbortSignal;
}

/** The number of attempts that are claimed at a time, so that several processes share many attempts. */
const batchSize = 50;

/**
 * Submits the attempts whose time is over, each in a transaction of its own. Of several processes, the one
 * that claims an attempt submits it. A failed attempt does not delay the others and is claimed again after
 * two minutes.
 */
export async function closeOverdueAttempts(
  db: Database,
  { now, stopping }: ClosingRun,
): Promise<void> {
  const close = async (attempt: { id: string; userId: string }) => {
    await submitAttempt(db, { ...attempt, answers: [] }, { now });
  };
  for (;;) {
    const claimed = await claim(db, now);
    await forEachSettled(claimed, close, {
      errorMessage: 'overdue attempts that were not submitted',
      stopping,
    });
    if (claimed.length < batchSize || stopping?.aborted) return;
  }
}

const claim = (db: Database, now: Date) =>
  db.many<{ id: string; userId: string }>(sql`
    update attempts set closing_claimed_at = ${now.toISOString()}
    where id = any(array(
      select id from attempts
      where submitted_at is null
        and deadline < ${now.toISOString()}::timestamptz - ${graceSeconds} * interval '1 second'
        and coalesce(closing_claimed_at, '-infinity')
          < ${now.toISOString()}::timestamptz - interval '2 minutes'
      order by deadline limit ${batchSize} for update skip locked))
    returning id, user_id`);
