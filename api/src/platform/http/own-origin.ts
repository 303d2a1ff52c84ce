import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a request that a page of another site has sent (CSRF, OWASP ASVS 5.0 3.5.1). A request without
 * `Origin` and `Referer` passes only if it is not from a browser: it has no cookie and no `Sec-Fetch-Site`.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, referer, cookie } = request.headers;
  const page = origin ?? originOf(referer);
  if (page === undefined && !cookie && !request.headers['sec-fetch-site']) return;
  if (page !== `${new URL(publicUrl).protocol}//${request.host}`) throw new Refusal('not_yours');
}

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}
