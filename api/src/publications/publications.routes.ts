import * as contract from '@sabia/domain/publications/publications.contract.ts';
import type { History } from '../platform/http/history.ts';
import type { AppContext } from '../platform/app-context.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import { publish } from './publish.ts';
import { verifyThings } from './verify-things.ts';

interface Parts {
  history: History;
  publicUrl: string;
}

export const publicationsRoutes = (
  { db, files, clock }: AppContext,
  { history, publicUrl: site }: Parts,
) => [
  on(contract.verifyPublication, async ({ params: { kind, id } }) => {
    const verified = await verifyThings(db, { kind, ids: [id] }, { files, site });
    return orNotFound(verified.get(id) ?? null);
  }),
  on(contract.publish, ({ body, viewer }) =>
    history.duringAll(db, { kind: body.kind, ids: body.ids, viewer }, (tx) =>
      publish(tx, body, { places: { files, site }, now: clock() }),
    ),
  ),
];
