import { createHash } from 'node:crypto';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { LinkedinSettings } from '../../config/linkedin-config.ts';
import { sql, type Database } from '../../db/database.ts';
import { isLoopback } from '../../http/network.ts';

/** A LinkedIn account with a verified address. */
export interface LinkedinPerson {
  linkedinId: string;
  email: string;
  name: string;
}

export interface Linkedin {
  /** Returns the LinkedIn page to redirect to, the state that must come back, and the cookie of this sign-in. */
  begin(redirectUri: string): Promise<{ address: string; state: string; cookie: string }>;
  /**
   * Exchanges the code for the account, once, for the browser that began. Refuses with `linkedin_refused`,
   * or `unavailable`.
   */
  finish(arrival: {
    code: string;
    state: string;
    cookies: string | undefined;
  }): Promise<LinkedinPerson>;
}

const person = z.object({
  sub: z.string().min(1),
  email: z.email().toLowerCase(),
  email_verified: z.literal(true),
  // PostgreSQL accepts no NUL.
  name: z
    .string()
    .default('')
    .transform((name) => name.replaceAll(/\p{Cc}/gu, '')),
});

export interface LinkedinOptions extends LinkedinSettings {
  redirectUrls: string[];
  db: Database;
  now: () => Date;
  isSecure: boolean;
}

const minutes = 10;

/**
 * Sign in with LinkedIn, by OpenID Connect. PKCE and a nonce are used where the issuer announces them. LinkedIn itself refuses a code verifier (`invalid_client`) and returns no nonce; there the state
 * alone, bound to the browser and used once, protects from codes and answers of others.
 */
export function createLinkedin(options: LinkedinOptions): Linkedin {
  const { clientId, clientSecret, issuer, redirectUrls, db, now, isSecure } = options;
  const name = isSecure ? '__Secure-sabia.linkedin' : 'sabia.linkedin';
  const attributes = `Path=/v1/users/linkedin; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`;

  async function discover(): Promise<oidc.Configuration> {
    const { hostname } = new URL(issuer);
    const checks = [oidc.enableNonRepudiationChecks];
    // oxlint-disable-next-line typescript/no-deprecated -- marked so only to stand out
    if (isLoopback(hostname)) checks.push(oidc.allowInsecureRequests);
    return oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      oidc.ClientSecretPost(clientSecret),
      { execute: checks, timeout: 5 },
    );
  }

  let known: Promise<oidc.Configuration> | undefined;
  async function configuration(): Promise<oidc.Configuration> {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw Object.assign(new Refusal('unavailable'), { cause: error });
    }
  }

  return {
    async begin(redirectUri) {
      if (!redirectUrls.includes(redirectUri)) {
        throw invalid('redirectUri', 'Este endereço de retorno não é aceito.');
      }
      const linkedin = await configuration();
      const [state, browser, nonce] = [oidc.randomState(), oidc.randomState(), oidc.randomNonce()];
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const expiresAt = new Date(now().getTime() + minutes * 60_000);
      await db.run(sql`
        with expired as (
          delete from identity.linkedin_sign_ins where expires_at < ${now().toISOString()}
        )
        insert into identity.linkedin_sign_ins
          (state_hash, browser_hash, redirect_uri, nonce, code_verifier, expires_at)
        values (${hash(state)}, ${hash(browser)}, ${redirectUri}, ${nonce}, ${codeVerifier},
          ${expiresAt.toISOString()})`);
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        ...(returnsNonce(linkedin) && { nonce }),
        ...(supportsPkce(linkedin) && {
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      };
      return {
        address: oidc.buildAuthorizationUrl(linkedin, parameters).href,
        state,
        cookie: `${name}=${browser}; Max-Age=${minutes * 60}; ${attributes}`,
      };
    },

    async finish({ code, state, cookies = '' }) {
      const linkedin = await configuration();
      const browser = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
      // Deleted at once: an answer counts once, whatever comes of it.
      const begun = await db.maybe<BegunSignIn>(sql`
        delete from identity.linkedin_sign_ins
        where state_hash = ${hash(state)}
          and browser_hash = ${hash(browser?.slice(name.length + 1) ?? '')}
          and expires_at > ${now().toISOString()}
        returning redirect_uri, nonce, code_verifier`);
      if (!begun) throw new Refusal('linkedin_refused');
      const arrival = new URL(begun.redirectUri);
      arrival.search = new URLSearchParams({ code, state }).toString();
      const checks = {
        expectedState: state,
        idTokenExpected: true,
        ...(supportsPkce(linkedin) && { pkceCodeVerifier: begun.codeVerifier }),
        ...(returnsNonce(linkedin) && { expectedNonce: begun.nonce }),
      };
      const tokens = await oidc.authorizationCodeGrant(linkedin, arrival, checks).catch(refuse);
      const claims = person.safeParse(tokens.claims());
      if (!claims.success) {
        const detail = 'Confirme seu e-mail no LinkedIn e tente de novo.';
        throw new Refusal('linkedin_refused', { detail });
      }
      const { sub: linkedinId, email, name: personName } = claims.data;
      return { linkedinId, email, name: personName };
    },
  };
}

interface BegunSignIn {
  redirectUri: string;
  nonce: string;
  codeVerifier: string;
}

const hash = (value: string) => createHash('sha256').update(value).digest();

const supportsPkce = (linkedin: oidc.Configuration) => linkedin.serverMetadata().supportsPKCE();

const returnsNonce = (linkedin: oidc.Configuration) =>
  linkedin.serverMetadata().claims_supported?.includes('nonce') ?? false;

/** `linkedin_refused` when LinkedIn refuses or its answer is invalid; `unavailable` when it does not answer. */
function refuse(error: unknown): never {
  const isAnswer =
    error instanceof oidc.ResponseBodyError ||
    (error instanceof oidc.ClientError &&
      error.code !== 'OAUTH_TIMEOUT' &&
      error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM');
  throw Object.assign(new Refusal(isAnswer ? 'linkedin_refused' : 'unavailable'), { cause: error });
}
