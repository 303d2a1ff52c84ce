import { sql, type Database, type Statement } from '../db/database.ts';

/** Identifies an e-mail of a job: its kind, and a key within the kind. */
export interface EmailKey {
  kind: string;
  key: string;
}

/** A failed e-mail is tried for three days; the pauses grow from one minute to one hour. */
export async function recordFailedEmail(
  db: Database,
  { kind, key, userId, reason, now }: EmailKey & { userId: string; reason: string; now: Date },
): Promise<void> {
  const failedAt = sql`${now.toISOString()}::timestamptz`;
  await db.run(sql`
    insert into failed_emails (kind, key, user_id, attempts, first_failed_at, last_failed_at,
      next_attempt_at, reason)
    values (${kind}, ${key}, ${userId}, 1, ${failedAt}, ${failedAt},
      ${failedAt} + interval '1 minute', ${reason})
    on conflict (kind, key) do update set
      attempts = failed_emails.attempts + 1,
      last_failed_at = excluded.last_failed_at,
      reason = excluded.reason,
      next_attempt_at = case
        when excluded.last_failed_at < failed_emails.first_failed_at + interval '3 days'
        then excluded.last_failed_at
          + least(interval '1 hour', interval '1 minute' * 2 ^ least(failed_emails.attempts, 6))
      end`);
}

export const removeFailure = (db: Database, { kind, key }: EmailKey) =>
  db.run(sql`delete from failed_emails where kind = ${kind} and key = ${key}`);

export const removeFailuresOf = (db: Database, userId: string) =>
  db.run(sql`delete from failed_emails where user_id = ${userId}`);

/** A condition for statements that claim e-mails: false while the e-mail waits after a failure, or is given up. */
export const maySend = (kind: string, key: Statement, now: Date): Statement => sql`
  not exists (select from failed_emails
    where failed_emails.kind = ${kind} and failed_emails.key = ${key}
      and coalesce(failed_emails.next_attempt_at, 'infinity') > ${now.toISOString()})`;

/** Gives the failed e-mails of a user another three days, from now. Returns their number. */
export const retryFailedEmails = (db: Database, userId: string, now: Date) =>
  db.run(sql`
    update failed_emails set first_failed_at = ${now.toISOString()},
      next_attempt_at = ${now.toISOString()}
    where user_id = ${userId}`);

/** Failures are of no use after a month. */
export const removeOldFailures = (db: Database, now: Date) =>
  db.run(sql`
    delete from failed_emails
    where last_failed_at < ${now.toISOString()}::timestamptz - interval '30 days'`);
