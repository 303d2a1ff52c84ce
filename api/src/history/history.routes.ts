import * as contract from '@sabia/domain/history/history.contract.ts';
import type { History } from '../platform/http/history.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { findDifferences, pageRevisions } from './history.queries.ts';
import { restoreRevision, type WriteBack } from './restore-revision.ts';

interface Parts {
  history: History;
  writeBack: WriteBack;
}

export const historyRoutes = ({ db }: AppContext, parts: Parts) => [
  on(contract.readHistory, ({ params, query }) => pageRevisions(db, { ...params, ...query })),
  on(contract.compareRevision, async ({ params }) => orNotFound(await findDifferences(db, params))),
  on(contract.restoreRevision, ({ params, body, viewer }) =>
    restoreRevision(db, { ...params, ...body, viewer }, parts),
  ),
];
