import type { BetterAuth } from './better-auth.ts';
import type { LinkedinPerson } from './linkedin.ts';

/** The cookies and the first token of a new session. */
export interface StartedSession {
  cookies: string[];
  token: string;
}

const providerId = 'linkedin';

/** Matches by LinkedIn id, then by verified e-mail, else creates a user. */
export async function signInByLinkedin(
  auth: BetterAuth,
  { linkedinId, email, name }: LinkedinPerson,
  deleteUnverified: (email: string) => Promise<void>,
): Promise<StartedSession> {
  const { internalAdapter: accounts } = await auth.$context;
  const key = { providerId, accountId: linkedinId };
  const known = await accounts.findAccountByKey(key);
  const userId = known?.userId ?? (await linkedUser());

  const { headers } = await auth.api.beginSession({ body: { userId }, returnHeaders: true });
  const cookies = headers.getSetCookie();
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const { token } = await auth.api.getToken({ headers: { cookie } });
  return { cookies, token };

  async function linkedUser(): Promise<string> {
    await deleteUnverified(email);
    const found = await accounts.findUserByEmail(email);
    const user =
      found?.user ??
      (await accounts.createUser({ email, name, emailVerified: true }, { method: providerId }));
    await accounts.linkAccount({ ...key, userId: user.id });
    return user.id;
  }
}
