import type { AppContext } from '../../layout/app-context.tsx';

/** What a visit to LinkedIn has to come back with, and where to go on to; as long as the tab. */
interface Visit {
  state: string;
  voltar: string | undefined;
}

const key = 'sabia.linkedin';

/** Leaves for LinkedIn, which sends people back to /entrar. */
export async function goToLinkedin(
  { call }: AppContext,
  voltar: string | undefined,
): Promise<void> {
  const redirectUri = `${location.origin}/entrar`;
  const { address, state } = await call('GET /users/linkedin', { query: { redirectUri } });
  const visit: Visit = { state, voltar };
  sessionStorage.setItem(key, JSON.stringify(visit));
  location.assign(address);
}

/** The visit that this browser began, once; null for what somebody else began. */
export function takeVisit(state: string): Visit | null {
  const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Visit | null;
  sessionStorage.removeItem(key);
  return visit?.state === state ? visit : null;
}

/** Signs in whom LinkedIn has sent back. */
export async function enterByLinkedin(
  { call, identity }: AppContext,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { user } = await call('POST /users/linkedin/{code}', { params: { code }, body: { state } });
  identity.remember({ id: user.providerId, email: user.email, emailVerified: true });
}
