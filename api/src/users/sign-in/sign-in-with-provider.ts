import type { SignInProvider } from '@sabia/domain/identity/sign-in-providers.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type {
  ProviderArrival,
  ProviderPerson,
  ProviderProof,
  ProviderSignIn,
  ProviderSignIns,
} from '../../platform/auth/identity/provider-sign-in.ts';
import type { StartedSession } from '../../platform/auth/identity/sign-in-by-provider.ts';
import { WithCookies } from '../../platform/http/serve.ts';

export interface ProviderDeps {
  providers: ProviderSignIns;
  /** Firebase keeps the accounts and begins their sessions. */
  isInFirebase: boolean;
  signIn(person: ProviderPerson): Promise<StartedSession>;
  /** The user of a token. */
  userOf(token: string): Promise<User>;
}

export function requireProvider(
  { providers }: ProviderDeps,
  provider: SignInProvider,
): ProviderSignIn {
  const configured = providers[provider];
  if (!configured) throw new Refusal(`${provider}_off`);
  return configured;
}

/** The provider, where the embedded identity keeps the accounts. */
export function requireProviderHere(deps: ProviderDeps, provider: SignInProvider): ProviderSignIn {
  if (deps.isInFirebase) throw new Refusal(`${provider}_off`);
  return requireProvider(deps, provider);
}

/** Google, where Firebase keeps the accounts. */
export function requireGoogleInFirebase(deps: ProviderDeps): ProviderSignIn {
  if (!deps.isInFirebase) throw new Refusal('google_off');
  return requireProvider(deps, 'google');
}

/** Opens a session of the embedded identity. Has the same response for an existing and a new account. */
export async function signInWithProvider(
  deps: ProviderDeps,
  provider: SignInProvider,
  arrival: ProviderArrival,
): Promise<WithCookies<{ user: User; token: string }>> {
  const { person } = await requireProviderHere(deps, provider).finish(arrival);
  const { token, cookies } = await deps.signIn(person);
  return new WithCookies({ user: await deps.userOf(token), token }, cookies);
}

/** The token by which the browser that began signs in at Firebase. */
export async function proveGoogleAccount(
  deps: ProviderDeps,
  arrival: ProviderArrival,
): Promise<Omit<ProviderProof, 'person'>> {
  const { idToken, nonce } = await requireGoogleInFirebase(deps).finish(arrival);
  return { idToken, nonce };
}
