import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { fetchJson, fetchKeys } from './keyring.ts';
import { isLoopback } from '../http/network.ts';

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url() });

/**
 * The keys of an OIDC issuer that publishes where they are (OpenID Connect Discovery). The address
 * is read anew each time that the keys are: an issuer may move them.
 */
export const discoveredKeys = (issuer: string) => async (): Promise<JSONWebKeySet> => {
  const at = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const published = metadata.parse(await fetchJson(at));
  // Whose description names another issuer describes keys that are not this one's.
  if (published.issuer !== issuer) throw new Error(`${at.href} describes ${published.issuer}`);
  const address = new URL(published.jwks_uri);
  const isPrivate = address.protocol === 'https:' || isLoopback(address.hostname);
  if (!isPrivate) throw new Error(`${at.href} leads to keys that anybody on the way could change`);
  return fetchKeys(address);
};
