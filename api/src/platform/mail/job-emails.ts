import { sql, type Database, type Statement } from '../db/database.ts';

/** Identifies an e-mail of a job: its kind, and a key within the kind. */
export interface EmailKey {
  kind: string;
  key: string;
}

/** E-mails of one run, so that a run does not delay the next one. */
const batch = 100;

/**
 * Condition on a row of `users`: e-mails of jobs go to the user. A deleted account has no address, and a blocked user can use
 * nothing that an e-mail tells, except what was paid or paid back.
 */
const isReachable = (isAboutPaid: boolean): Statement => sql`
  (users.closed_at is null and users.email <> '' and (${isAboutPaid} or users.blocked_at is null))`;

/** Condition on a row of `job_emails`: it was sent, is claimed, waits after a failure, or is given up. */
const isTaken = (row: Statement, now: Statement): Statement => sql`(
  ${row}.sent_at is not null
  or coalesce(${row}.claimed_at, '-infinity') >= ${now} - interval '10 minutes'
  or ${row}.last_failed_at is not null and coalesce(${row}.next_attempt_at, 'infinity') > ${now})`;

interface Claim {
  kind: string;
  due: Statement;
  details?: Statement | undefined;
  isAboutPaid?: boolean | undefined;
}

/**
 * Claims due e-mails, the oldest first, and returns the columns of `due` with the address `email`. `due` is a SELECT with
 * `user_id`, `key` and `since`; `details` is joined to the claimed ones, as `claimed`. Claims of a kind are made one after the
 * other: one that has read what is due would else claim an e-mail that another process has claimed, sent and forgotten since.
 */
export const claimEmails = <D>(db: Database, claim: Claim, now: Date): Promise<D[]> =>
  db.transaction((tx) => tx.many<D>(claiming(claim, now)), {
    exclusive: [`e-mails ${claim.kind}`],
  });

const claiming = (
  { kind, due, details = sql``, isAboutPaid = false }: Claim,
  now: Date,
): Statement => sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), found as (${due}), due as (
      select found.*, users.email
      from moment, found join users on users.id = found.user_id and ${isReachable(isAboutPaid)}
      where not exists (select from job_emails known
        where known.kind = ${kind} and known.key = found.key and ${isTaken(sql`known`, sql`moment.now`)})
      order by found.since, found.key limit ${batch}
    ), taken as (
      insert into job_emails (kind, key, user_id, claimed_at)
      select ${kind}, key, user_id, moment.now from due, moment
      on conflict (kind, key) do update set claimed_at = excluded.claimed_at
        where not ${isTaken(sql`job_emails`, sql`excluded.claimed_at`)}
      returning key
    ), claimed as (select due.* from due join taken using (key))
    select * from claimed ${details} order by claimed.since, claimed.key`;

/** Condition: the claim of this run, which another process may have taken over. */
const ofRun = ({ kind, key }: EmailKey, now: Date) =>
  sql`kind = ${kind} and key = ${key} and claimed_at = ${now.toISOString()}`;

export const recordSentEmail = (db: Database, email: EmailKey, now: Date) =>
  db.run(sql`
    update job_emails set sent_at = ${now.toISOString()}, first_failed_at = null,
      last_failed_at = null, next_attempt_at = null, reason = null
    where ${ofRun(email, now)}`);

/** Gives the claim back. */
export const releaseEmail = (db: Database, email: EmailKey, now: Date) =>
  db.run(sql`update job_emails set claimed_at = null where ${ofRun(email, now)}`);

/** Gives the claim back. A failed e-mail is tried for three days; the pauses grow from one minute to one hour. */
export async function recordFailedEmail(
  db: Database,
  { kind, key, userId, reason, now }: EmailKey & { userId: string; reason: string; now: Date },
): Promise<void> {
  const failedAt = sql`${now.toISOString()}::timestamptz`;
  await db.run(sql`
    insert into job_emails (kind, key, user_id, attempts, first_failed_at, last_failed_at,
      next_attempt_at, reason)
    values (${kind}, ${key}, ${userId}, 1, ${failedAt}, ${failedAt},
      ${failedAt} + interval '1 minute', ${reason})
    on conflict (kind, key) do update set
      claimed_at = null,
      attempts = job_emails.attempts + 1,
      first_failed_at = coalesce(job_emails.first_failed_at, excluded.first_failed_at),
      last_failed_at = excluded.last_failed_at,
      reason = excluded.reason,
      next_attempt_at = case
        when excluded.last_failed_at
          < coalesce(job_emails.first_failed_at, excluded.first_failed_at) + interval '3 days'
        then excluded.last_failed_at
          + least(interval '1 hour', interval '1 minute' * 2 ^ least(job_emails.attempts, 6))
      end`);
}

/** Lets e-mails be sent again. */
export const forgetEmails = (
  db: Database,
  { kind, keys }: { kind: string; keys: readonly string[] },
) => db.run(sql`delete from job_emails where kind = ${kind} and key = any(${keys}::text[])`);

export const forgetEmailsOf = (db: Database, userId: string) =>
  db.run(sql`delete from job_emails where user_id = ${userId}`);

/** Lets the e-mails that were not sent be tried at once, as after a new address. */
export const forgetFailuresOf = (db: Database, userId: string) =>
  db.run(sql`delete from job_emails where user_id = ${userId} and sent_at is null`);

/** Gives the failed e-mails of a user another three days, from now. Returns their number. */
export const retryFailedEmails = (db: Database, userId: string, now: Date) =>
  db.run(sql`
    update job_emails set first_failed_at = ${now.toISOString()},
      next_attempt_at = ${now.toISOString()}
    where user_id = ${userId} and last_failed_at is not null`);

/** Failures are of no use after a month, and what was sent is due nowhere after two. */
export const removeOldEmails = (db: Database, now: Date) =>
  db.run(sql`
    delete from job_emails
    where last_failed_at < ${now.toISOString()}::timestamptz - interval '30 days'
      or greatest(claimed_at, sent_at) < ${now.toISOString()}::timestamptz - interval '60 days'`);
