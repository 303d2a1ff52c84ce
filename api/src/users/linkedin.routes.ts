import * as contract from '@sabia/domain/users/users.contract.ts';
import { on } from '../platform/http/serve.ts';
import { requireLinkedin, signInWithLinkedin, type LinkedinDeps } from './sign-in-with-linkedin.ts';

export const linkedinRoutes = (deps: LinkedinDeps) => [
  on(contract.startLinkedinSignIn, async ({ query }) =>
    requireLinkedin(deps).begin(query.redirectUri),
  ),
  on(contract.signInWithLinkedin, ({ params, body }) =>
    signInWithLinkedin(deps, { ...params, ...body }),
  ),
];
