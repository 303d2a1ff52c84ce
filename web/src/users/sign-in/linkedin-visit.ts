import type { AppContext } from '../../layout/app-context.tsx';

/** The OAuth state of a LinkedIn sign-in and the return path, in sessionStorage. */
interface Visit {
  state: string;
  voltar: string | undefined;
}

const key = 'sabia.linkedin';

/** Redirects to LinkedIn, which redirects back to /entrar. */
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

/** Consumes the stored state; null if this browser did not start the sign-in (CSRF). */
export function takeVisit(state: string): Visit | null {
  const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Visit | null;
  sessionStorage.removeItem(key);
  return visit?.state === state ? visit : null;
}

/** Signs in with the code of LinkedIn. */
export async function enterByLinkedin(
  { call, identity }: AppContext,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { user } = await call('POST /users/linkedin/{code}', { params: { code }, body: { state } });
  identity.remember({ id: user.providerId, email: user.email, emailVerified: true });
}
