import { generateId } from 'better-auth';
import { lock, sql, type Database } from '../../db/database.ts';
import { endSessions } from './end-sessions.ts';
import type { ProviderPerson } from './provider-sign-in.ts';
import { endSignUps } from './sign-ups.ts';

/** Accounts in the tables of better-auth, for what needs one transaction. Every account has a verified address. */

export interface NewAccount {
  email: string;
  name: string;
}

/** Lock of an address: only one transaction at a time creates an account for it. */
export const lockAddress = (tx: Database, email: string) => lock(tx, `identity ${email}`);

export async function findAccount(db: Database, email: string): Promise<string | null> {
  const found = await db.maybe<{ id: string }>(sql`
    select id from identity."user" where email = ${email}`);
  return found?.id ?? null;
}

export async function nameOfAccount(db: Database, email: string): Promise<string | undefined> {
  const found = await db.maybe<{ name: string }>(sql`
    select name from identity."user" where email = ${email}`);
  return found?.name;
}

/** Creates the account of a verified address. The sign-ups and the code of the address end. */
export async function createAccount(tx: Database, { email, name }: NewAccount): Promise<string> {
  const id = generateId();
  await tx.run(sql`
    insert into identity."user" (id, name, email, "emailVerified")
    values (${id}, ${name}, ${email}, true)`);
  await endSignUps(tx, email);
  await tx.run(sql`delete from identity.codes where email = ${email}`);
  return id;
}

/** Sets the password of an account and, unless told otherwise, ends its sessions. */
export async function setPassword(
  tx: Database,
  userId: string,
  hash: string,
  { endsSessions = true } = {},
): Promise<void> {
  // A session refers to this row: one that begins now waits, and its sign-in then finds another password.
  await tx.run(sql`select from identity."user" where id = ${userId} for update`);
  await tx.run(sql`
    insert into identity.account (id, "accountId", "providerId", "userId", password, "updatedAt")
    values (${generateId()}, ${userId}, 'credential', ${userId}, ${hash}, now())
    on conflict ("providerId", "accountId") do update
      set password = excluded.password, "updatedAt" = now()`);
  if (endsSessions) await endSessions(tx, [userId]);
}

/** The hashed password of an address; null without one. */
export async function passwordHashOf(db: Database, email: string): Promise<string | null> {
  const found = await db.maybe<{ password: string | null }>(sql`
    select account.password from identity."user" person
    join identity.account on account."userId" = person.id and account."providerId" = 'credential'
    where person.email = ${email}`);
  return found?.password ?? null;
}

/** An identity at a provider. */
type LinkedIdentity = Pick<ProviderPerson, 'provider' | 'subject'>;

/** Lock of an identity at a provider: only one transaction at a time links it. Taken before the lock of an address. */
export const lockLinkedIdentity = (tx: Database, { provider, subject }: LinkedIdentity) =>
  lock(tx, `identity ${provider} ${subject}`);

/** The account that an identity at a provider is linked to. */
export async function findLinkedAccount(
  db: Database,
  { provider, subject }: LinkedIdentity,
): Promise<string | null> {
  const found = await db.maybe<{ userId: string }>(sql`
    select "userId" from identity.account
    where "providerId" = ${provider} and "accountId" = ${subject}`);
  return found?.userId ?? null;
}

/** Links an identity at a provider to an account. */
export async function linkIdentity(
  tx: Database,
  userId: string,
  { provider, subject }: LinkedIdentity,
): Promise<void> {
  await tx.run(sql`
    insert into identity.account (id, "accountId", "providerId", "userId", "updatedAt")
    values (${generateId()}, ${subject}, ${provider}, ${userId}, now())`);
}
