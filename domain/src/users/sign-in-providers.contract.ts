import { z } from 'zod';
import { signInProviderNames, type SignInProvider } from '../identity/sign-in-providers.ts';
import { messages } from '../messages.ts';
import { everyone, operation } from '../operation.ts';
import { user } from './user.ts';

const startSignInAt = <P extends SignInProvider>(provider: P) =>
  operation({
    route: `GET /users/${provider}`,
    summary: `Start a sign-in with ${signInProviderNames[provider]}: its URL and the state to return`,
    audience: everyone,
    query: z.object({ redirectUri: z.url({ error: messages.invalid }) }),
    reply: z.object({ address: z.string(), state: z.string() }),
    limitPerMinute: 30,
    refusals: [`${provider}_off`, 'unavailable'],
  });

/** The redirect from a provider. */
const finishedSignIn = {
  params: z.object({ code: z.string().trim().min(1).max(2000) }),
  body: z.object({
    state: z.string({ error: messages.required }).min(1).max(2000),
    /** The issuer that the redirect names, if any (RFC 9207). */
    iss: z.string().min(1).max(2000).optional(),
  }),
};

const finishSignInAt = <P extends SignInProvider>(provider: P) =>
  operation({
    route: `POST /users/${provider}/{code}`,
    summary: `Finish a sign-in with ${signInProviderNames[provider]}; the session begins with a cookie, as by password`,
    audience: everyone,
    beginsSession: true,
    ...finishedSignIn,
    reply: z.object({ user, token: z.string() }),
    limitPerMinute: 30,
    refusals: ['not_yours', `${provider}_off`, `${provider}_refused`, 'unavailable'],
  });

export const startGoogleSignIn = startSignInAt('google');
export const signInWithGoogle = finishSignInAt('google');

export const proveGoogleAccount = operation({
  route: 'POST /users/google/{code}/id-token',
  summary:
    'Finish a sign-in with Google where Firebase keeps the accounts: the ID token by which the browser signs in there',
  audience: everyone,
  beginsSession: true,
  ...finishedSignIn,
  reply: z.object({
    idToken: z.string(),
    /** The value of which the token has the SHA-256 hash. */
    nonce: z.string(),
  }),
  limitPerMinute: 30,
  refusals: ['not_yours', 'google_off', 'google_refused', 'unavailable'],
});

export const startLinkedinSignIn = startSignInAt('linkedin');
export const signInWithLinkedin = finishSignInAt('linkedin');
