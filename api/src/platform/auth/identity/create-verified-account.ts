import type { BetterAuth } from './better-auth.ts';

export interface Account {
  email: string;
  name: string;
  password: string;
}

/** Creates an account whose address counts as verified. An interrupted run can be repeated. */
export async function createVerifiedAccount(
  auth: BetterAuth,
  { email, name, password }: Account,
  { renewPassword, endSessions }: { renewPassword: boolean; endSessions: boolean },
): Promise<{ providerId: string }> {
  const { internalAdapter: accounts, password: passwords } = await auth.$context;
  const found = await accounts.findUserByEmail(email);
  const { id } =
    found?.user ??
    (await accounts.createUser({ email, name, emailVerified: true }, { method: 'email-password' }));
  const credential = await accounts.findCredentialAccount(id);
  if (!credential) {
    const hash = await passwords.hash(password);
    await accounts.linkAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: hash,
    });
  } else if (renewPassword) {
    await accounts.updatePassword(id, await passwords.hash(password));
    if (endSessions) await accounts.deleteUserSessions(id);
  }
  return { providerId: id };
}
