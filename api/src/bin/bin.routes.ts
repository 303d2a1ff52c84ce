import * as contract from '@sabia/domain/bin/bin.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on } from '../platform/http/serve.ts';
import { pageBin } from './bin.queries.ts';

export const binRoutes = ({ db, clock }: AppContext) => [
  on(contract.pageBin, ({ query }) => pageBin(db, { ...query, now: clock() })),
];
