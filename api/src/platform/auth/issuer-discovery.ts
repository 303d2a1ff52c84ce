import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { fetchJson, fetchKeys } from './keyring.ts';
import { isLoopback } from '../http/network.ts';

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url() });

/**
 * Fetches the keys of an OIDC issuer by OpenID Connect Discovery. The URL of the keys is discovered anew
 * each time, because an issuer may change it.
 */
export const discoveredKeys = (issuer: string) => async (): Promise<JSONWebKeySet> => {
  const at = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const published = metadata.parse(await fetchJson(at));
  // Metadata of another issuer leads to keys of another issuer.
  if (published.issuer !== issuer) throw new Error(`${at.href} describes ${published.issuer}`);
  const address = new URL(published.jwks_uri);
  const isPrivate = address.protocol === 'https:' || isLoopback(address.hostname);
  if (!isPrivate) throw new Error(`${at.href} has a jwks_uri without HTTPS`);
  return fetchKeys(address);
};
