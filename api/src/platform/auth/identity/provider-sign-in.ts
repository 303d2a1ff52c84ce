import { createHash } from 'node:crypto';
import {
  signInProviderNames,
  signInProviders,
  type SignInProvider,
} from '@sabia/domain/identity/sign-in-providers.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { nameFromElsewhere } from '@sabia/domain/users/person-name.ts';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { SignInProviderSettings } from '../../config/sign-in-provider-config.ts';
import { sql, type Database } from '../../db/database.ts';
import { isLoopback } from '../../http/network.ts';

/** An account at a provider, with a verified address. */
export interface ProviderPerson {
  provider: SignInProvider;
  /** The id at the provider. */
  subject: string;
  email: string;
  name: string;
}

/** The account that a provider has confirmed, and the token that says so. */
export interface ProviderProof {
  person: ProviderPerson;
  idToken: string;
  /** The random value of which the token has the SHA-256 hash, where the provider returns it. */
  nonce: string;
}

/** The parameters of the redirect from the provider, and the cookies of the browser. */
export interface ProviderArrival {
  code: string;
  state: string;
  iss?: string | undefined;
  cookies: string | undefined;
}

export interface ProviderSignIn {
  /** Returns the page of the provider to redirect to, the state that must come back, and the cookie of this sign-in. */
  begin(redirectUri: string): Promise<{ address: string; state: string; cookie: string }>;
  /**
   * Exchanges the code for the account, once, for the browser that began. Refuses with `…_refused` of the provider, or
   * `unavailable`.
   */
  finish(arrival: ProviderArrival): Promise<ProviderProof>;
}

/** The configured ones. */
export type ProviderSignIns = Readonly<Partial<Record<SignInProvider, ProviderSignIn>>>;

const person = z.object({
  email: z.email().max(254).toLowerCase(),
  email_verified: z.literal(true),
  // A claim of another type is no reason to refuse.
  name: z.string().catch('').transform(nameFromElsewhere),
});

/** OpenID Connect Core, 2: at most 255 ASCII characters. PostgreSQL accepts no NUL. */
const subjectClaim = z.string().regex(/^[\x20-\x7e]{1,255}$/);

export interface ProviderOptions {
  db: Database;
  now: () => Date;
  isSecure: boolean;
}

/** The sign-ins of the configured providers. `redirectUrls`: for those whose settings name none. */
export function createProviderSignIns(
  settings: Readonly<Partial<Record<SignInProvider, SignInProviderSettings>>>,
  { redirectUrls, ...options }: ProviderOptions & { redirectUrls: string[] },
): ProviderSignIns {
  return Object.fromEntries(
    signInProviders.flatMap((provider) => {
      const own = settings[provider];
      if (!own) return [];
      return [[provider, createProviderSignIn(provider, { redirectUrls, ...own, ...options })]];
    }),
  );
}

const minutes = 10;

/**
 * LinkedIn refuses a code verifier (`invalid_client`) and returns no nonce; there the state alone, bound to the browser
 * and used once, protects from codes and answers of others. Google has both, and announces PKCE only.
 */
const alwaysHasPkceAndNonce: Readonly<Record<SignInProvider, boolean>> = {
  google: true,
  linkedin: false,
};

/** Sign-in at one provider by OpenID Connect, with PKCE and a nonce where it supports them. */
export function createProviderSignIn(
  provider: SignInProvider,
  options: SignInProviderSettings & ProviderOptions & { redirectUrls: string[] },
): ProviderSignIn {
  const { clientId, clientSecret, issuer, redirectUrls, db, now, isSecure } = options;
  const name = `${isSecure ? '__Secure-' : ''}sabia.${provider}`;
  const attributes = `Path=/v1/users/${provider}; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`;
  const refused = (detail?: string) => new Refusal(`${provider}_refused`, detail ? { detail } : {});

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

  const supportsPkce = (server: oidc.Configuration) =>
    alwaysHasPkceAndNonce[provider] || server.serverMetadata().supportsPKCE();

  const returnsNonce = (server: oidc.Configuration) =>
    alwaysHasPkceAndNonce[provider] ||
    (server.serverMetadata().claims_supported?.includes('nonce') ?? false);

  /** Refused when the provider refuses or its answer is invalid; `unavailable` when it does not answer. */
  function refuse(error: unknown): never {
    const isAnswer =
      error instanceof oidc.ResponseBodyError ||
      error instanceof oidc.AuthorizationResponseError ||
      (error instanceof oidc.ClientError &&
        error.code !== 'OAUTH_TIMEOUT' &&
        error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM');
    throw Object.assign(isAnswer ? refused() : new Refusal('unavailable'), { cause: error });
  }

  return {
    async begin(redirectUri) {
      if (!redirectUrls.includes(redirectUri)) {
        throw invalid('redirectUri', 'Este endereço de retorno não é aceito.');
      }
      const server = await configuration();
      const [state, browser, nonce] = [oidc.randomState(), oidc.randomState(), oidc.randomNonce()];
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const expiresAt = new Date(now().getTime() + minutes * 60_000);
      await db.run(sql`
        with expired as (
          delete from identity.provider_sign_ins where expires_at < ${now().toISOString()}
        )
        insert into identity.provider_sign_ins
          (provider, state_hash, browser_hash, redirect_uri, nonce, code_verifier, expires_at)
        values (${provider}, ${hash(state)}, ${hash(browser)}, ${redirectUri}, ${nonce}, ${codeVerifier},
          ${expiresAt.toISOString()})`);
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        ...(returnsNonce(server) && { nonce: nonceHash(nonce) }),
        ...(supportsPkce(server) && {
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      };
      return {
        address: oidc.buildAuthorizationUrl(server, parameters).href,
        state,
        cookie: `${name}=${browser}; Max-Age=${minutes * 60}; ${attributes}`,
      };
    },

    async finish({ code, state, iss, cookies = '' }) {
      const server = await configuration();
      const browser = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
      // Deleted at once: an answer counts once, whatever comes of it.
      const begun = await db.maybe<BegunSignIn>(sql`
        delete from identity.provider_sign_ins
        where provider = ${provider}
          and state_hash = ${hash(state)}
          and browser_hash = ${hash(browser?.slice(name.length + 1) ?? '')}
          and expires_at > ${now().toISOString()}
        returning redirect_uri, nonce, code_verifier`);
      if (!begun) throw refused();
      const arrival = new URL(begun.redirectUri);
      arrival.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
      const checks = {
        expectedState: state,
        idTokenExpected: true,
        ...(supportsPkce(server) && { pkceCodeVerifier: begun.codeVerifier }),
        ...(returnsNonce(server) && { expectedNonce: nonceHash(begun.nonce) }),
      };
      const tokens = await oidc.authorizationCodeGrant(server, arrival, checks).catch(refuse);
      const told = tokens.claims();
      const subject = subjectClaim.safeParse(told?.sub).data;
      if (subject === undefined) {
        throw refused(`O ${signInProviderNames[provider]} não disse quem você é. Tente de novo.`);
      }
      const claims = person.safeParse(told);
      if (!claims.success) {
        throw refused(`Confirme seu e-mail no ${signInProviderNames[provider]} e tente de novo.`);
      }
      const { email, name: personName } = claims.data;
      return {
        person: { provider, subject, email, name: personName },
        idToken: tokens.id_token ?? '',
        nonce: begun.nonce,
      };
    },
  };
}

interface BegunSignIn {
  redirectUri: string;
  nonce: string;
  codeVerifier: string;
}

/** The nonce of an authorization request is a hash, because Firebase asks for the value behind it. */
const nonceHash = (value: string) => hash(value).toString('hex');

const hash = (value: string) => createHash('sha256').update(value).digest();
