import type { Brand } from '@sabia/domain/school/brand.ts';
import type { EmailProof, PasswordReset, SignUpInput } from '@sabia/domain/identity/credentials.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';
import { createAccount, findAccount, lockAddress, nameOfAccount, setPassword } from './accounts.ts';
import { knownAddressEmail, recoveryEmail, verificationEmail } from './emails.ts';
import type { MailboxCodes } from './mailbox-codes.ts';
import { requireGoodPassword } from './password-policy.ts';
import { endSignUps, type SignUp, type SignUps } from './sign-ups.ts';

/**
 * Sign-up, verification of the address and recovery of the password. Their rule: an account gets a password
 * only from a person who has the code of its mailbox, and from the browser where that person typed it.
 */
export interface EmailAccounts {
  /** Stores the sign-up and sends a code, or tells the owner of an existing account. Returns a cookie. */
  signUp(input: SignUpInput, options: { sendsEmail: boolean }): Promise<string>;
  /** Sends the code of the address in the background. The reply never tells whether it is sent. */
  sendCode(email: string, options: { purpose: Purpose; sendsEmail: boolean }): void;
  /**
   * Creates the account, and returns its id. The password is that of the browser's sign-up, or one that
   * comes with the code; without either, a right code is refused with `password_needed`.
   */
  verify(proof: EmailProof, signUp: SignUp | null): Promise<string>;
  /** Sets the password; an address that only signed up gets its account. */
  reset(reset: PasswordReset, signUp: SignUp | null): Promise<void>;
}

export type Purpose = 'verification' | 'recovery';

interface Deps {
  db: Database;
  signUps: SignUps;
  codes: MailboxCodes;
  hash: (password: string) => Promise<string>;
  mail: Mail;
  brand: () => Promise<Brand>;
  site: string;
  /** Runs after the response, so that its duration does not reveal whether an account exists. */
  inBackground: (work: Promise<unknown>) => void;
}

export function createEmailAccounts(deps: Deps): EmailAccounts {
  const { db, signUps, codes, hash, mail, brand, site, inBackground } = deps;

  async function deliver(to: string, purpose: Purpose, sendsEmail: boolean): Promise<void> {
    const isKnown = (await findAccount(db, to)) !== null;
    if (isKnown && purpose === 'verification') {
      if (sendsEmail) await mail.send(knownAddressEmail({ to, site }, await brand()));
      return;
    }
    if (!isKnown && !(await signUps.isWaiting(to))) return;
    const code = await codes.renew(to);
    const write = purpose === 'recovery' ? recoveryEmail : verificationEmail;
    if (sendsEmail) await mail.send(write({ to, code }, await brand()));
  }

  async function requireRight({ email, otp }: { email: string; otp: string }): Promise<void> {
    if (!(await codes.isRight(email, otp))) throw new Refusal('code_invalid');
  }

  async function useCode(tx: Database, email: string, otp: string): Promise<void> {
    if (!(await codes.use(tx, email, otp))) throw new Refusal('code_invalid');
  }

  return {
    async signUp({ email, name, password }, { sendsEmail }) {
      await requireGoodPassword(password, { email, name });
      const passwordHash = await hash(password);
      const cookie = await signUps.add({ email, name, passwordHash });
      inBackground(deliver(email, 'verification', sendsEmail));
      return cookie;
    },

    sendCode(email, { purpose, sendsEmail }) {
      inBackground(deliver(email, purpose, sendsEmail));
    },

    async verify({ email, otp, name, password }, signUp) {
      await requireRight({ email, otp });
      // The code of an existing account is for a new password only: `reset`.
      if (await findAccount(db, email)) throw new Refusal('code_invalid');
      if (password !== undefined) await requireGoodPassword(password, { email, name });
      const passwordHash = password === undefined ? signUp?.passwordHash : await hash(password);
      if (passwordHash === undefined) throw new Refusal('password_needed');
      return db.transaction(async (tx) => {
        await lockAddress(tx, email);
        if (await findAccount(tx, email)) throw new Refusal('code_invalid');
        await useCode(tx, email, otp);
        const userId = await createAccount(tx, { email, name: name ?? nameOf(email, signUp) });
        await setPassword(tx, userId, passwordHash);
        return userId;
      });
    },

    async reset({ email, otp, password }, signUp) {
      await requireRight({ email, otp });
      await requireGoodPassword(password, {
        email,
        name: (await nameOfAccount(db, email)) ?? signUp?.name,
      });
      const passwordHash = await hash(password);
      await db.transaction(async (tx) => {
        await lockAddress(tx, email);
        await useCode(tx, email, otp);
        const known = await findAccount(tx, email);
        const userId = known ?? (await createAccount(tx, { email, name: nameOf(email, signUp) }));
        await setPassword(tx, userId, passwordHash);
        await endSignUps(tx, email);
      });
    },
  };
}

/** A name that a stranger typed for this address is never used. */
const nameOf = (email: string, signUp: SignUp | null) =>
  signUp?.name ?? email.split('@')[0] ?? email;
