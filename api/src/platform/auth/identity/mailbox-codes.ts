import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Database } from '../../db/database.ts';

/**
 * Codes of 8 digits by which people prove that a mailbox is theirs. An address has one valid code at a
 * time, and another request sends the same one: a stranger's request never invalidates the code that the
 * owner has received. Wrong codes do not end it either; attempt-counter.ts limits them.
 */
export interface MailboxCodes {
  /** Returns the valid code of the address, or a new one. It is valid for ten minutes from now. */
  renew(email: string): Promise<string>;
  isRight(email: string, code: string): Promise<boolean>;
  /** Ends the code in the caller's transaction. False when it is not valid any more. */
  use(tx: Database, email: string, code: string): Promise<boolean>;
}

const lifetimeMs = 10 * 60_000;

interface Deps {
  db: Database;
  secret: string;
  now: () => Date;
}

export function createMailboxCodes({ db, secret, now }: Deps): MailboxCodes {
  const key = createHmac('sha256', secret).update('mailbox codes').digest();

  /** The database holds the seed only, so its content is no way to the code. */
  function codeOf(email: string, seed: Buffer): string {
    const digest = createHmac('sha256', key).update(seed).update(email).digest();
    return String(digest.readBigUInt64BE() % 100_000_000n).padStart(8, '0');
  }

  async function isRight(tx: Database, email: string, code: string): Promise<boolean> {
    const found = await tx.maybe<{ seed: Buffer }>(sql`
      select seed from identity.codes where email = ${email} and expires_at > ${now().toISOString()}`);
    // Without a code the same work is done, so that the duration does not tell.
    const right = codeOf(email, found?.seed ?? randomBytes(16));
    return timingSafeEqual(Buffer.from(right), Buffer.from(code)) && found !== null;
  }

  return {
    async renew(email) {
      const expiresAt = new Date(now().getTime() + lifetimeMs).toISOString();
      const { seed } = await db.one<{ seed: Buffer }>(sql`
        with expired as (
          delete from identity.codes where expires_at < ${now().toISOString()} and email <> ${email}
        )
        insert into identity.codes as known (email, seed, expires_at)
        values (${email}, ${randomBytes(16)}, ${expiresAt})
        on conflict (email) do update set
          seed = case when known.expires_at > ${now().toISOString()} then known.seed else excluded.seed end,
          expires_at = excluded.expires_at
        returning seed`);
      return codeOf(email, seed);
    },

    isRight: (email, code) => isRight(db, email, code),

    async use(tx, email, code) {
      if (!(await isRight(tx, email, code))) return false;
      return (await tx.run(sql`delete from identity.codes where email = ${email}`)) === 1;
    },
  };
}
