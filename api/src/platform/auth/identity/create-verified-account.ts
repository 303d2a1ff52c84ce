import type { Database } from '../../db/database.ts';
import {
  createAccount,
  findAccount,
  lockAddress,
  passwordHashOf,
  setPassword,
} from './accounts.ts';

export interface Account {
  email: string;
  name: string;
  password: string;
}

interface HashedAccount {
  email: string;
  name: string;
  passwordHash: string;
}

/** Creates an account whose address counts as verified. An interrupted run can be repeated. */
export function createVerifiedAccount(
  db: Database,
  { email, name, passwordHash }: HashedAccount,
  { renewPassword = false, endSessions = false },
): Promise<{ providerId: string }> {
  return db.transaction(async (tx) => {
    await lockAddress(tx, email);
    const found = await findAccount(tx, email);
    const providerId = found ?? (await createAccount(tx, { email, name }));
    const hasPassword = (await passwordHashOf(tx, email)) !== null;
    if (!hasPassword || renewPassword) {
      await setPassword(tx, providerId, passwordHash, {
        endsSessions: !hasPassword || endSessions,
      });
    }
    return { providerId };
  });
}
