import * as contract from '@sabia/domain/publications/publications.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import { publish } from './publish.ts';
import { verifyPublishables } from './verify-publishables.ts';

export const publicationsRoutes = (
  { db, files, clock }: AppContext,
  { publicUrl: site }: { publicUrl: string },
) => [
  on(contract.verifyPublication, async ({ params: { kind, id } }) => {
    const verified = await verifyPublishables(db, { kind, ids: [id] }, { files, site });
    return orNotFound(verified.get(id) ?? null);
  }),
  on(contract.publish, ({ tx, body }) =>
    publish(tx, body, { lookup: { files, site }, now: clock() }),
  ),
];
