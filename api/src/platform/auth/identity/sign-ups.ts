import { createHash, randomBytes } from 'node:crypto';
import { sql, type Database } from '../../db/database.ts';

/** A sign-up whose address is not verified yet. */
export interface SignUp {
  email: string;
  name: string;
  passwordHash: string;
}

/**
 * Sign-ups that wait for the code. A sign-up never touches an account or another sign-up: several for one
 * address exist side by side. The nonce binds each to the browser that asked for it, so that the code gives
 * the account the password that was typed there, and no other.
 */
export interface SignUps {
  /** Returns the Set-Cookie header with the nonce. */
  add(signUp: SignUp): Promise<string>;
  /** The sign-up of this browser for the address. */
  find(cookies: string | undefined, email: string): Promise<(SignUp & { id: string }) | null>;
  isWaiting(email: string): Promise<boolean>;
  /** The Set-Cookie header that removes the nonce. */
  forget: string;
}

const lifetimeHours = 24;

interface Options {
  db: Database;
  now: () => Date;
  isSecure: boolean;
}

export function createSignUps({ db, now, isSecure }: Options): SignUps {
  const name = isSecure ? '__Secure-sabia.sign_up' : 'sabia.sign_up';
  const cookie = (value: string, maxAge: number) =>
    `${name}=${value}; Max-Age=${maxAge}; Path=/identity; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`;
  const hash = (nonce: string) => createHash('sha256').update(nonce).digest();

  function nonceIn(cookies = ''): string | undefined {
    const sent = cookies.split(/; */).find((each) => each.startsWith(`${name}=`));
    return sent?.slice(name.length + 1);
  }

  return {
    async add({ email, name: personName, passwordHash }) {
      const nonce = randomBytes(24).toString('base64url');
      const expiresAt = new Date(now().getTime() + lifetimeHours * 3_600_000);
      await db.run(sql`
        with expired as (delete from identity.sign_ups where expires_at < ${now().toISOString()})
        insert into identity.sign_ups (nonce_hash, email, name, password, expires_at)
        values (${hash(nonce)}, ${email}, ${personName}, ${passwordHash}, ${expiresAt.toISOString()})`);
      return cookie(nonce, lifetimeHours * 3600);
    },

    async find(cookies, email) {
      const nonce = nonceIn(cookies);
      if (!nonce) return null;
      return db.maybe<SignUp & { id: string }>(sql`
        select encode(nonce_hash, 'hex') as id, email, name, password as password_hash
        from identity.sign_ups
        where nonce_hash = ${hash(nonce)} and email = ${email} and expires_at > ${now().toISOString()}`);
    },

    async isWaiting(email) {
      const waiting = await db.run(sql`
        select from identity.sign_ups
        where email = ${email} and expires_at > ${now().toISOString()} limit 1`);
      return waiting === 1;
    },

    forget: cookie('', 0),
  };
}

/** Ends every sign-up for an address, in the caller's transaction. */
export async function endSignUps(tx: Database, email: string): Promise<void> {
  await tx.run(sql`delete from identity.sign_ups where email = ${email}`);
}
