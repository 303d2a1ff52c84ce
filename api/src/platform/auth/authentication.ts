import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenVerifier, VerifiedClaims } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a stranger. */
    viewer: Viewer | null;
    /** Why the token that came was not believed; told once the request has been counted. */
    tokenError: Error | null;
  }
}

/**
 * Finds out who asks, before anything else is done. `provisionUser` turns a verified token's claims into
 * the product's user.
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

/** A token that is not believed is a mistake to be told, also where a stranger would be let in. */
export function requireValidToken(request: FastifyRequest): void {
  if (request.tokenError) throw request.tokenError;
}
