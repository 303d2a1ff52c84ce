import * as contract from '@sabia/domain/publications/publications.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import { lookupOf, type PublicationSettings } from './publication-check.ts';
import { publish } from './publish.ts';
import { verifyPublishables } from './verify-publishables.ts';

export const publicationsRoutes = (
  { db, files, clock }: AppContext,
  settings: PublicationSettings,
) => {
  const lookup = lookupOf(files, settings);
  return [
    on(contract.verifyPublication, async ({ params: { kind, id } }) => {
      const verified = await verifyPublishables(db, { kind, ids: [id] }, { lookup });
      return orNotFound(verified.get(id) ?? null);
    }),
    on(contract.publish, ({ tx, body }) => publish(tx, body, { lookup, now: clock() })),
  ];
};
