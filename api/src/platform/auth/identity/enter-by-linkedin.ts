import type { BetterAuth } from './better-auth.ts';
import type { LinkedinPerson } from './linkedin.ts';

/** A session that has begun: its cookies, and a first token. */
export interface Entered {
  cookies: string[];
  token: string;
}

const service = 'linkedin';

/**
 * Who came by LinkedIn before is who they were, whatever their address is now; else it is whose
 * address LinkedIn has proved, or somebody new.
 */
export async function enterByLinkedin(
  auth: BetterAuth,
  { linkedinId, email, name }: LinkedinPerson,
  forgetUnproved: (email: string) => Promise<void>,
): Promise<Entered> {
  const { internalAdapter: accounts } = await auth.$context;
  const key = { providerId: service, accountId: linkedinId };
  const known = await accounts.findAccountByKey(key);
  const userId = known?.userId ?? (await linkedUser());

  const { headers } = await auth.api.beginSession({ body: { userId }, returnHeaders: true });
  const cookies = headers.getSetCookie();
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const { token } = await auth.api.getToken({ headers: { cookie } });
  return { cookies, token };

  async function linkedUser(): Promise<string> {
    await forgetUnproved(email);
    const found = await accounts.findUserByEmail(email);
    const user =
      found?.user ??
      (await accounts.createUser({ email, name, emailVerified: true }, { method: service }));
    await accounts.linkAccount({ ...key, userId: user.id });
    return user.id;
  }
}
