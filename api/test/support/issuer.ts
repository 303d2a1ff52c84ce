import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { User } from '@sabia/domain/users/user.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface Issuer {
  /** One entry of TRUSTED_ISSUERS. */
  trusted: { issuer: string; audience: string; jwksUrl: string };
  tokenOf(user: User): Promise<string>;
  close(): void;
}

/** A token issuer that serves its public keys only. */
export async function openIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'bench' }] });
  const server = createServer((_request, response) => response.end(jwks));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trusted = { issuer: address, audience: 'bench', jwksUrl: address };
  return {
    trusted,
    tokenOf: ({ providerId, email, name }) =>
      new SignJWT({ email, email_verified: true, name })
        .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
        .setIssuer(trusted.issuer)
        .setAudience(trusted.audience)
        .setSubject(providerId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () => void server.close(),
  };
}
