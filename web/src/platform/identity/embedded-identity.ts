import { refused, unanswered } from '../api/api-problem.ts';
import type { IdentityService, IdentityUser } from './identity-service.ts';
import { loadCode } from '../load-code.ts';

export interface EmbeddedIdentityDeps {
  fetch: typeof fetch;
  /** Origin of the service; empty for the page's own. */
  origin: string;
}

/** The identity service of the API under /identity. Its session is a cookie. */
export function embeddedIdentity(deps: EmbeddedIdentityDeps): IdentityService {
  // Every page renews the token; the code of the account operations is loaded when they are used.
  const accounts = async () => {
    const { embeddedAccounts } = await loadCode(() => import('./embedded-accounts.ts'));
    return embeddedAccounts((path, body) => request(deps, path, body));
  };
  return {
    async renew() {
      const reply = await request(deps, '/token');
      return reply as { token: string } | null;
    },
    async sessionUser() {
      const reply = await request(deps, '/get-session');
      return (reply as { user: IdentityUser } | null)?.user ?? null;
    },
    signOut: async () => (await accounts()).signOut(),
    accounts,
  };
}

/** GET, or POST with a body. Null for a GET without a session. Throws ApiProblems. */
async function request(
  { fetch, origin }: EmbeddedIdentityDeps,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${origin}/identity${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(15_000),
  }).catch((error: unknown) => {
    throw unanswered(error);
  });
  if (response.status === 401 && !body) return null;
  if (!response.ok) throw await refused(response);
  return response.json();
}
