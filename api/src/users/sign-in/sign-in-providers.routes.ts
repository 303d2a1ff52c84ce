import type { SignInProvider } from '@sabia/domain/identity/sign-in-providers.ts';
import * as contract from '@sabia/domain/users/sign-in-providers.contract.ts';
import { on, onlyConfigured, WithCookies } from '../../platform/http/serve.ts';
import {
  proveGoogleAccount,
  requireGoogleInFirebase,
  requireProvider,
  requireProviderHere,
  signInWithProvider,
  type ProviderDeps,
} from './sign-in-with-provider.ts';

export function signInProvidersRoutes(deps: ProviderDeps) {
  const configured = (provider: SignInProvider) => () => void requireProvider(deps, provider);
  const here = (provider: SignInProvider) => () => void requireProviderHere(deps, provider);
  return [
    onlyConfigured(
      configured('google'),
      on(contract.startGoogleSignIn, ({ query }) => start(deps, 'google', query)),
    ),
    onlyConfigured(
      here('google'),
      on(contract.signInWithGoogle, ({ params, body, cookies }) =>
        signInWithProvider(deps, 'google', { ...params, ...body, cookies }),
      ),
    ),
    onlyConfigured(
      () => void requireGoogleInFirebase(deps),
      on(contract.proveGoogleAccount, ({ params, body, cookies }) =>
        proveGoogleAccount(deps, { ...params, ...body, cookies }),
      ),
    ),
    onlyConfigured(
      configured('linkedin'),
      on(contract.startLinkedinSignIn, ({ query }) => start(deps, 'linkedin', query)),
    ),
    onlyConfigured(
      here('linkedin'),
      on(contract.signInWithLinkedin, ({ params, body, cookies }) =>
        signInWithProvider(deps, 'linkedin', { ...params, ...body, cookies }),
      ),
    ),
  ];
}

async function start(
  deps: ProviderDeps,
  provider: SignInProvider,
  { redirectUri }: { redirectUri: string },
) {
  const { cookie, ...begun } = await requireProvider(deps, provider).begin(redirectUri);
  return new WithCookies(begun, [cookie]);
}
