import { createHmac } from 'node:crypto';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { jwtVerify, SignJWT } from 'jose';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { LinkedinSettings } from '../../config/linkedin-config.ts';
import { isLoopback } from '../../http/network.ts';

/** A LinkedIn account with a verified address. */
export interface LinkedinPerson {
  linkedinId: string;
  email: string;
  name: string;
}

export interface Linkedin {
  /** Returns the LinkedIn page to redirect to, and the state that must come back from it. */
  begin(redirectUri: string): Promise<{ address: string; state: string }>;
  /** Exchanges the code for the account. Refuses with `linkedin_refused`, or `unavailable`. */
  finish(arrival: { code: string; state: string }): Promise<LinkedinPerson>;
}

const person = z.object({
  sub: z.string().min(1),
  email: z.email().toLowerCase(),
  email_verified: z.literal(true),
  name: z.string().default(''),
});

interface Options extends LinkedinSettings {
  redirectUrls: string[];
  /** The key that signs the state is derived from it. */
  secret: string;
}

/** Sign in with LinkedIn, by OpenID Connect. */
export function createLinkedin(options: Options): Linkedin {
  const { clientId, clientSecret, issuer, redirectUrls, secret } = options;
  const stateKey = createHmac('sha256', secret).update('linkedin state').digest();

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
      const state = await new SignJWT({ redirectUri })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(oidc.randomState())
        .setExpirationTime('10m')
        .sign(stateKey);
      const parameters = { redirect_uri: redirectUri, scope: 'openid profile email', state };
      return { address: oidc.buildAuthorizationUrl(await configuration(), parameters).href, state };
    },

    async finish({ code, state }) {
      const redirectUri = await redirectUriIn(state, stateKey);
      const linkedin = await configuration();
      const arrival = new URL(redirectUri);
      arrival.search = new URLSearchParams({ code, state }).toString();
      const checks = { expectedState: state, idTokenExpected: true };
      const tokens = await oidc.authorizationCodeGrant(linkedin, arrival, checks).catch(refuse);
      const claims = person.safeParse(tokens.claims());
      if (!claims.success) {
        const detail = 'Confirme seu e-mail no LinkedIn e tente de novo.';
        throw new Refusal('linkedin_refused', { detail });
      }
      const { sub: linkedinId, email, name } = claims.data;
      return { linkedinId, email, name };
    },
  };
}

/** Accepts only a state that we signed in the last ten minutes. */
async function redirectUriIn(state: string, key: Uint8Array): Promise<string> {
  try {
    const { payload } = await jwtVerify(state, key, { algorithms: ['HS256'] });
    return String(payload.redirectUri);
  } catch (error) {
    throw Object.assign(new Refusal('linkedin_refused'), { cause: error });
  }
}

/** `linkedin_refused` when LinkedIn refuses or its answer is invalid; `unavailable` when it does not answer. */
function refuse(error: unknown): never {
  const isAnswer =
    error instanceof oidc.ResponseBodyError ||
    (error instanceof oidc.ClientError &&
      error.code !== 'OAUTH_TIMEOUT' &&
      error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM');
  throw Object.assign(new Refusal(isAnswer ? 'linkedin_refused' : 'unavailable'), { cause: error });
}
