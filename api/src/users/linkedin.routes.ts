import * as contract from '@sabia/domain/users/users.contract.ts';
import { on, WithCookies } from '../platform/http/serve.ts';
import { requireLinkedin, signInWithLinkedin, type LinkedinDeps } from './sign-in-with-linkedin.ts';

export const linkedinRoutes = (deps: LinkedinDeps) => [
  on(contract.startLinkedinSignIn, async ({ query }) => {
    const { cookie, ...begun } = await requireLinkedin(deps).begin(query.redirectUri);
    return new WithCookies(begun, [cookie]);
  }),
  on(contract.signInWithLinkedin, ({ params, body, cookies }) =>
    signInWithLinkedin(deps, { ...params, ...body, cookies }),
  ),
];
