import type { SignInProvider } from '@sabia/domain/identity/sign-in-providers.ts';
import type { AppContext } from '../layout/app-context.tsx';
import { tabStorage } from '../platform/device/device-storage.ts';

/** A sign-in that has begun at a provider: its OAuth state and the return path, in tabStorage. */
interface Visit {
  provider: SignInProvider;
  state: string;
  voltar: string | undefined;
}

const key = 'sabia.providerVisit';

/** Redirects to the provider, which redirects back to /entrar. */
export async function goToProvider(
  { call }: AppContext,
  provider: SignInProvider,
  voltar: string | undefined,
): Promise<void> {
  const redirectUri = `${location.origin}/entrar`;
  const { address, state } = await call(`GET /users/${provider}`, { query: { redirectUri } });
  const visit: Visit = { provider, state, voltar };
  tabStorage.setItem(key, JSON.stringify(visit));
  location.assign(address);
}

/** Consumes the stored visit; null if this browser did not start the sign-in (CSRF). */
export function takeVisit(state: string): Visit | null {
  const visit = JSON.parse(tabStorage.getItem(key) ?? 'null') as Visit | null;
  tabStorage.removeItem(key);
  return visit?.state === state ? visit : null;
}

/** Signs in with the code of the provider: here, or at Firebase with a token that the code brings. */
export async function enterByProvider(
  { call, identity }: AppContext,
  provider: SignInProvider,
  { code, state, iss }: { code: string; state: string; iss: string | undefined },
): Promise<void> {
  if (identity.provesBy === 'link') {
    const arrival = { params: { code }, body: { state, iss } };
    const proof = await call('POST /users/google/{code}/id-token', arrival);
    const accounts = await identity.accounts();
    if (accounts.provesBy === 'link') identity.remember(await accounts.signInWithGoogle(proof));
    return;
  }
  const { user } = await call(`POST /users/${provider}/{code}`, {
    params: { code },
    body: { state, iss },
  });
  identity.remember({ id: user.providerId, email: user.email, emailVerified: true });
}
