import * as contract from '@sabia/domain/users/users.contract.ts';
import { on } from '../platform/http/serve.ts';
import { linkedinOf, signInWithLinkedin, type ByLinkedin } from './sign-in-with-linkedin.ts';

export const linkedinRoutes = (by: ByLinkedin) => [
  on(contract.startLinkedinSignIn, async ({ query }) => linkedinOf(by).begin(query.redirectUri)),
  on(contract.signInWithLinkedin, ({ params, body }) =>
    signInWithLinkedin(by, { ...params, ...body }),
  ),
];
