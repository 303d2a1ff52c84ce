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

/** Whom we believe, for whom their tokens must be meant, and where their keys are. */
export interface TrustedIssuer {
  /** What we call the service: its users are told from those of others by it. */
  provider: string;
  issuer: string;
  audience: string;
  /** Unsigned tokens are those of an emulator: see firebase-issuer.ts. */
  keys: KeySource | 'unsigned';
}

export interface VerifiedClaims extends Claims {
  issuedAt: Date;
  expiresAt: Date;
}

export interface TokenVerifier {
  /** Refuses with `token_invalid`, or with `unavailable` while the issuer's keys can't be had. */
  verify(token: string): Promise<VerifiedClaims>;
}

interface TokenVerifierOptions {
  issuers: readonly TrustedIssuer[];
  now: () => Date;
  /** How many verdicts are remembered. */
  capacity?: number;
}

const longestToken = 8 * 1024;
const skew = 60;
const longestLife = 3600;

/** A checked token's verdict is kept until it expires: the signature is the expensive part. */
export function createTokenVerifier({
  issuers,
  now,
  capacity = 10_000,
}: TokenVerifierOptions): TokenVerifier {
  const trusted = new Map(
    issuers.map((issuer) => [
      issuer.issuer,
      {
        ...issuer,
        keyring: issuer.keys === 'unsigned' ? null : createKeyring({ source: issuer.keys, now }),
      },
    ]),
  );
  const verdicts = new Map<string, Promise<VerifiedClaims>>();

  async function check(token: string): Promise<VerifiedClaims> {
    const { iss } = decodeJwt(token);
    const issuer = trusted.get(iss ?? '');
    if (!issuer) throw new Refusal('token_invalid');
    const terms = { issuer: issuer.issuer, clockTolerance: skew, currentDate: now() };
    const { payload } = issuer.keyring
      ? await jwtVerify(token, keyFrom(issuer.keyring), { ...terms, algorithms: ['RS256'] })
      : UnsecuredJWT.decode(token, terms);
    if (payload.aud !== issuer.audience) throw new Refusal('token_invalid');
    return { provider: issuer.provider, ...readClaims(payload, now()) };
  }

  function remember(token: string): Promise<VerifiedClaims> {
    const verdict = check(token);
    const oldest = verdicts.size >= capacity ? verdicts.keys().next().value : undefined;
    if (oldest !== undefined) verdicts.delete(oldest);
    verdicts.set(token, verdict);
    verdict.catch(() => verdicts.delete(token));
    return verdict;
  }

  return {
    async verify(token) {
      if (token.length > longestToken) throw new Refusal('token_invalid');
      try {
        const claims = await (verdicts.get(token) ?? remember(token));
        if (claims.expiresAt.getTime() + skew * 1000 > now().getTime()) return claims;
        verdicts.delete(token);
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new Refusal('token_invalid');
        throw error;
      }
      throw new Refusal('token_invalid');
    },
  };
}

const keyFrom = (keyring: Keyring) => (header: JWSHeaderParameters) => {
  // A token that brings its own key, or points to one, is not the issuer's.
  const isBare = !('jwk' in header || 'jku' in header || 'x5c' in header || 'x5u' in header);
  if (!header.kid || !isBare) throw new Refusal('token_invalid');
  return keyring.find(header);
};

/** People may choose what their identity service says of them; a database takes no NUL. */
const withoutControls = /^\P{Cc}+$/u;

const needed = z.object({
  sub: z.string().max(255).regex(withoutControls),
  iat: z.number(),
  exp: z.number(),
});

/** What jose leaves to us: that all are there, an `iat` not of the future, and a life of an hour. */
function readClaims(payload: JWTPayload, now: Date): Omit<VerifiedClaims, 'provider'> {
  const read = needed.safeParse(payload);
  if (!read.success) throw new Refusal('token_invalid');
  const { sub, iat, exp } = read.data;
  const isFromFuture = iat > now.getTime() / 1000 + skew;
  if (isFromFuture || exp - iat > longestLife + skew) throw new Refusal('token_invalid');
  return {
    providerId: sub,
    email: textOf(payload.email)?.toLowerCase() ?? null,
    emailVerified: payload.email_verified === true,
    name: textOf(payload.name),
    picture: textOf(payload.picture),
    // Ours are issued to the millisecond, others to the second.
    issuedAt: new Date(Math.round(iat * 1000)),
    expiresAt: new Date(exp * 1000),
  };
}

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && withoutControls.test(claim) ? claim : null;
