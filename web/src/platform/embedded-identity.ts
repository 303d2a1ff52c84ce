import { refused, unanswered } from './api-problem.ts';
import type { IdentityService } from './identity-service.ts';
import { loadCode } from './lazy-page.ts';

export interface EmbeddedIdentityParts {
  fetch: typeof fetch;
  /** Where the service lives; empty for the page's own origin. */
  origin: string;
}

/** The service that comes with the school, under /identity; its session is a cookie. */
export function embeddedIdentity(parts: EmbeddedIdentityParts): IdentityService {
  // Every page renews; the rest comes when somebody wants it.
  const rest = async () => {
    const { embeddedAccounts } = await loadCode(() => import('./embedded-accounts.ts'));
    return embeddedAccounts((path, body) => ask(parts, path, body));
  };
  return {
    async renew() {
      const answer = await ask(parts, '/token');
      return answer as { token: string } | null;
    },
    signOut: async () => (await rest()).signOut(),
    accounts: rest,
  };
}

/** A question, or with a body a request; null without a session. Throws ApiProblems. */
async function ask(
  { fetch, origin }: EmbeddedIdentityParts,
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
