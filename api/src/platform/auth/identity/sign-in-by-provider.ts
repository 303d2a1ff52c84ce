import type { SignInProvider } from '@sabia/domain/identity/sign-in-providers.ts';
import type { Database } from '../../db/database.ts';
import {
  createAccount,
  findAccount,
  findLinkedAccount,
  linkIdentity,
  lockAddress,
  lockLinkedIdentity,
} from './accounts.ts';
import type { BetterAuth } from './better-auth.ts';
import type { ProviderPerson } from './provider-sign-in.ts';

/** The cookies and the first token of a new session. */
export interface StartedSession {
  cookies: string[];
  token: string;
}

interface Deps {
  auth: BetterAuth;
  db: Database;
  /** Called when an identity at a provider was linked to an existing account. */
  tellOwner: (email: string, provider: SignInProvider) => void;
}

/** Matches by the id at the provider, then by verified e-mail, else creates a user. */
export async function signInByProvider(
  { auth, db, tellOwner }: Deps,
  person: ProviderPerson,
): Promise<StartedSession> {
  const { provider, email, name } = person;
  const userId = (await findLinkedAccount(db, person)) ?? (await linkedUser());

  const { headers } = await auth.api.beginSession({ body: { userId }, returnHeaders: true });
  const cookies = headers.getSetCookie();
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const { token } = await auth.api.getToken({ headers: { cookie } });
  return { cookies, token };

  async function linkedUser(): Promise<string> {
    const { id, isLinkedToExisting } = await db.transaction(async (tx) => {
      await lockLinkedIdentity(tx, person);
      await lockAddress(tx, email);
      // Another tab may have linked it since the first look.
      const linked = await findLinkedAccount(tx, person);
      if (linked) return { id: linked, isLinkedToExisting: false };
      const existing = await findAccount(tx, email);
      const user = existing ?? (await createAccount(tx, { email, name }));
      await linkIdentity(tx, user, person);
      return { id: user, isLinkedToExisting: existing !== null };
    });
    if (isLinkedToExisting) tellOwner(email, provider);
    return id;
  }
}
