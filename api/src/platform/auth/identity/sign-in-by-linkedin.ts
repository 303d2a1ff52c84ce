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
import type { LinkedinPerson } from './linkedin.ts';

/** The cookies and the first token of a new session. */
export interface StartedSession {
  cookies: string[];
  token: string;
}

interface Deps {
  auth: BetterAuth;
  db: Database;
  /** Called when an identity at LinkedIn was linked to an existing account. */
  tellOwner: (email: string) => void;
}

/** Matches by LinkedIn id, then by verified e-mail, else creates a user. */
export async function signInByLinkedin(
  { auth, db, tellOwner }: Deps,
  { linkedinId, email, name }: LinkedinPerson,
): Promise<StartedSession> {
  const userId = (await findLinkedAccount(db, linkedinId)) ?? (await linkedUser());

  const { headers } = await auth.api.beginSession({ body: { userId }, returnHeaders: true });
  const cookies = headers.getSetCookie();
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const { token } = await auth.api.getToken({ headers: { cookie } });
  return { cookies, token };

  async function linkedUser(): Promise<string> {
    const { id, isLinkedToExisting } = await db.transaction(async (tx) => {
      await lockLinkedIdentity(tx, linkedinId);
      await lockAddress(tx, email);
      // Another tab may have linked it since the first look.
      const linked = await findLinkedAccount(tx, linkedinId);
      if (linked) return { id: linked, isLinkedToExisting: false };
      const existing = await findAccount(tx, email);
      const user = existing ?? (await createAccount(tx, { email, name }));
      await linkIdentity(tx, { userId: user, linkedinId });
      return { id: user, isLinkedToExisting: existing !== null };
    });
    if (isLinkedToExisting) tellOwner(email);
    return id;
  }
}
