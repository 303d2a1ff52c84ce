import * as contract from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import { createTerm } from './create-term.ts';
import { deleteTerm } from './delete-term.ts';
import { mergeTerm } from './merge-term.ts';
import { pageMerges } from './merges.queries.ts';
import { orderLevels } from './order-levels.ts';
import { renameTerm } from './rename-term.ts';
import { readTaxonomy } from './taxonomy.queries.ts';
import { undoMerge } from './undo-merge.ts';
import { readTaxonomyUsage } from './usage.queries.ts';

export const taxonomyRoutes = ({ db, clock }: AppContext) => [
  on(contract.readTaxonomy, () => readTaxonomy(db)),
  on(contract.readTaxonomyUsage, () => readTaxonomyUsage(db)),
  on(contract.createTerm, async ({ params, body }) => {
    const { isNew, ...term } = await createTerm(db, { ...params, ...body });
    return isNew ? new Created('/taxonomy', term) : term;
  }),
  on(
    contract.renameTerm,
    ({ params, body }) => renameTerm(db, { ...params, ...body }),
    async ({ params: { kind, id } }) =>
      orNotFound((await readTaxonomy(db))[kind].find((term) => term.id === id) ?? null),
  ),
  on(contract.orderLevels, ({ body }) => orderLevels(db, body)),
  on(contract.mergeTerm, ({ params, body, viewer }) =>
    mergeTerm(db, { ...params, ...body }, { viewer, now: clock() }),
  ),
  on(contract.pageMerges, ({ query }) => pageMerges(db, { ...query, now: clock() })),
  on(contract.undoMerge, ({ params: { id } }) => undoMerge(db, { id }, { now: clock() })),
  on(contract.deleteTerm, ({ params, query, viewer }) =>
    deleteTerm(db, { ...params, ...query }, { viewer, now: clock() }),
  ),
];
