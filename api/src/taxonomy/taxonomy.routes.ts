import * as contract from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import type { School } from '../shell/school.ts';
import { Created, on } from '../shell/serve.ts';
import { createTerm } from './create-term.ts';
import { readTaxonomy } from './taxonomy.queries.ts';

export const taxonomyRoutes = ({ db }: School) => [
  on(contract.readTaxonomy, () => readTaxonomy(db)),
  on(contract.createTerm, async ({ params, body }) => {
    const { isNew, ...term } = await createTerm(db, { ...params, ...body });
    return isNew ? new Created('/taxonomy', term) : term;
  }),
];
