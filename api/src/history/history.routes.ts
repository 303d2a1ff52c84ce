import * as contract from '@sabia/domain/history/history.contract.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { findDifferences, pageRevisions } from './history.queries.ts';
import { restoreRevision } from './restore-revision.ts';

export const historyRoutes = ({ db, clock }: AppContext) => [
  on(contract.readHistory, ({ params, query }) => pageRevisions(db, { ...params, ...query })),
  on(contract.compareRevision, async ({ params }) => orNotFound(await findDifferences(db, params))),
  on(contract.restoreRevision, ({ tx, params, body }) =>
    restoreRevision(tx, { ...params, ...body }, { now: clock() }),
  ),
];
