import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenVerifier, VerifiedClaims } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user who makes the request; null for an anonymous one. */
    viewer: Viewer | null;
    /** The reason to refuse the token. It is thrown after the rate limit has counted the request. */
    tokenError: Error | null;
  }
}

/**
 * Sets `request.viewer` from the bearer token, before any other hook. `provisionUser` finds or creates the
 * user that belongs to the verified claims.
 */
export function authenticate(
  app: FastifyInstance,
  {
    verifier,
    provisionUser,
  }: { verifier: TokenVerifier; provisionUser: (claims: VerifiedClaims) => Promise<User> },
): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('tokenError', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (token === null) return;
    try {
      const claims = await verifier.verify(token);
      request.viewer = { ...(await provisionUser(claims)), claims };
    } catch (error) {
      request.tokenError = error instanceof Error ? error : new Refusal('token_invalid');
    }
  });
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  const [scheme, token] = header.split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : '';
}

/** An invalid token is refused also where anonymous requests are allowed. */
export function requireValidToken(request: FastifyRequest): void {
  if (request.tokenError) throw request.tokenError;
}
