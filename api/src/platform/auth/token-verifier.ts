import { Refusal } from '@sabia/domain/refusal.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import {
  decodeJwt,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWSHeaderParameters,
  type JWTPayload,
} from 'jose';
import { z } from 'zod';
import { createKeyring, type Keyring, type KeySource } from './keyring.ts';

/** An issuer whose tokens are accepted. */
export interface TrustedIssuer {
  /** Name of the issuer in `users.provider`: a user id is unique within it. */
  provider: string;
  issuer: string;
  audience: string;
  /** 'unsigned' for an emulator: see firebase-issuer.ts. */
  keys: KeySource | 'unsigned';
  /** Its tokens name their session (`sid`), in the table of the embedded identity, and end with it. */
  namesSession?: true;
}

export interface VerifiedClaims extends Claims {
  issuedAt: Date;
  expiresAt: Date;
  /** The session in the embedded identity; null for tokens of other issuers. */
  sessionId: string | null;
}

export interface TokenVerifier {
  /** Refuses with `token_invalid`, or `unavailable` while the issuer's keys can't be fetched. */
  verify(token: string): Promise<VerifiedClaims>;
}

interface Options {
  issuers: readonly TrustedIssuer[];
  now: () => Date;
  /** Maximum number of cached results. */
  capacity?: number;
}

const maxTokenLength = 8 * 1024;
/** Seconds by which clocks may differ. */
const skew = 60;
/** Seconds for which a token may be valid. */
const maxLifetime = 3600;

/** Caches the claims of a token until it expires, because checking a signature is expensive. */
export function createTokenVerifier({ issuers, now, capacity = 10_000 }: Options): TokenVerifier {
  const trusted = new Map(
    issuers.map((issuer) => [
      issuer.issuer,
      {
        ...issuer,
        keyring: issuer.keys === 'unsigned' ? null : createKeyring({ source: issuer.keys, now }),
      },
    ]),
  );
  const cache = new Map<string, Promise<VerifiedClaims>>();

  async function check(token: string): Promise<VerifiedClaims> {
    const { iss } = decodeJwt(token);
    const issuer = trusted.get(iss ?? '');
    if (!issuer) throw new Refusal('token_invalid');
    const conditions = { issuer: issuer.issuer, clockTolerance: skew, currentDate: now() };
    const { payload } = issuer.keyring
      ? await jwtVerify(token, keyFrom(issuer.keyring), { ...conditions, algorithms: ['RS256'] })
      : UnsecuredJWT.decode(token, conditions);
    if (payload.aud !== issuer.audience) throw new Refusal('token_invalid');
    const sessionId = issuer.namesSession ? textOf(payload.sid) : null;
    if (issuer.namesSession && sessionId === null) throw new Refusal('token_invalid');
    return { provider: issuer.provider, sessionId, ...readClaims(payload, now()) };
  }

  function remember(token: string): Promise<VerifiedClaims> {
    const claims = check(token);
    const oldest = cache.size >= capacity ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(token, claims);
    claims.catch(() => cache.delete(token));
    return claims;
  }

  return {
    async verify(token) {
      if (token.length > maxTokenLength) throw new Refusal('token_invalid');
      try {
        const claims = await (cache.get(token) ?? remember(token));
        if (claims.expiresAt.getTime() + skew * 1000 > now().getTime()) return claims;
        cache.delete(token);
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new Refusal('token_invalid');
        throw error;
      }
      throw new Refusal('token_invalid');
    },
  };
}

const keyFrom = (keyring: Keyring) => (header: JWSHeaderParameters) => {
  // A token must not name its own key: only the issuer's keys count.
  const namesNoKey = !('jwk' in header || 'jku' in header || 'x5c' in header || 'x5u' in header);
  if (!header.kid || !namesNoKey) throw new Refusal('token_invalid');
  return keyring.find(header);
};

/** Users may choose the text of their claims, and PostgreSQL accepts no NUL and no lone surrogate. */
const withoutControls = /^[^\p{Cc}\p{Cs}]+$/u;

const requiredClaims = z.object({
  sub: z.string().max(255).regex(withoutControls),
  iat: z.number(),
  exp: z.number(),
});

/** Checks what jose does not: required claims, an `iat` in the past, and a lifetime of an hour at most. */
function readClaims(
  payload: JWTPayload,
  now: Date,
): Omit<VerifiedClaims, 'provider' | 'sessionId'> {
  const read = requiredClaims.safeParse(payload);
  if (!read.success) throw new Refusal('token_invalid');
  const { sub, iat, exp } = read.data;
  const isFromFuture = iat > now.getTime() / 1000 + skew;
  if (isFromFuture || exp - iat > maxLifetime + skew) throw new Refusal('token_invalid');
  return {
    providerId: sub,
    email: textOf(payload.email)?.toLowerCase() ?? null,
    emailVerified: payload.email_verified === true,
    name: textOf(payload.name),
    picture: textOf(payload.picture),
    // The embedded identity issues to the millisecond, others to the second.
    issuedAt: new Date(Math.round(iat * 1000)),
    expiresAt: new Date(exp * 1000),
  };
}

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && withoutControls.test(claim) ? claim : null;
