import type { SignInProvider } from '@sabia/domain/identity/sign-in-providers.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { on, WithCookies } from '../platform/http/serve.ts';
import {
  proveGoogleAccount,
  requireProvider,
  signInWithProvider,
  type ProviderDeps,
} from './sign-in-with-provider.ts';

export const signInProvidersRoutes = (deps: ProviderDeps) => [
  on(contract.startGoogleSignIn, ({ query }) => start(deps, 'google', query)),
  on(contract.signInWithGoogle, ({ params, body, cookies }) =>
    signInWithProvider(deps, 'google', { ...params, ...body, cookies }),
  ),
  on(contract.proveGoogleAccount, ({ params, body, cookies }) =>
    proveGoogleAccount(deps, { ...params, ...body, cookies }),
  ),
  on(contract.startLinkedinSignIn, ({ query }) => start(deps, 'linkedin', query)),
  on(contract.signInWithLinkedin, ({ params, body, cookies }) =>
    signInWithProvider(deps, 'linkedin', { ...params, ...body, cookies }),
  ),
];

async function start(
  deps: ProviderDeps,
  provider: SignInProvider,
  { redirectUri }: { redirectUri: string },
) {
  const { cookie, ...begun } = await requireProvider(deps, provider).begin(redirectUri);
  return new WithCookies(begun, [cookie]);
}
