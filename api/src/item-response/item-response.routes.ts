import * as contract from '@sabia/domain/item-response/item-response.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on } from '../platform/http/serve.ts';
import { importItemFile, previewItemFile } from './import-item-file.ts';
import { offerBooklets } from './booklets.queries.ts';
import { scoreEnem } from './score-enem.ts';

export const itemResponseRoutes = ({ db, clock }: AppContext) => [
  on(contract.previewItemFile, ({ body }) => previewItemFile(db, body)),
  on(contract.importItemFile, ({ body }) => importItemFile(db, body)),
  on(contract.listBooklets, ({ query }) => offerBooklets(db, query.year)),
  on(contract.scoreEnem, ({ viewer, ...input }) =>
    scoreEnem(db, input, { isVisitor: viewer === null, now: clock() }),
  ),
];
