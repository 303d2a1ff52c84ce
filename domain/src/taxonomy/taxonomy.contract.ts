import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, everyone, operation } from '../operation.ts';
import { levelOrder, taxonomy, taxonomyKinds, term, termDraft, usedTaxonomy } from './taxonomy.ts';

const kind = z.enum(taxonomyKinds);

export const readTaxonomy = operation({
  route: 'GET /taxonomy',
  summary: 'All categories, levels and skills',
  audience: everyone,
  sharedByVisitors: true,
  reply: taxonomy,
});

export const readTaxonomyUsage = operation({
  route: 'GET /taxonomy/usage',
  summary: 'All categories, levels and skills with their usage',
  audience: admin,
  reply: usedTaxonomy,
});

export const createTerm = operation({
  route: 'POST /taxonomy/{kind}',
  summary: 'Create a term; an existing title answers with the existing term',
  audience: admin,
  params: z.object({ kind }),
  body: termDraft,
  setElsewhere: { id: null },
  reply: term,
  status: 201,
  refusals: ['limit_reached'],
});

export const renameTerm = operation({
  route: 'PATCH /taxonomy/{kind}/{id}',
  summary: 'Rename a term',
  audience: admin,
  params: z.object({ kind, id }),
  body: termDraft,
  reply: term,
  refusals: ['not_found', 'title_taken'],
});

export const orderLevels = operation({
  route: 'PATCH /taxonomy/levels/order',
  summary: 'Set the order of all levels',
  audience: admin,
  body: levelOrder,
  reply: levelOrder,
  refusals: ['conflict'],
});

export const mergeTerm = operation({
  route: 'POST /taxonomy/{kind}/{id}/merge',
  summary: 'Replace a term by another everywhere and delete it',
  audience: admin,
  params: z.object({ kind, id }),
  body: z.object({ into: id }),
  reply: term,
  refusals: ['not_found'],
});

export const deleteTerm = operation({
  route: 'DELETE /taxonomy/{kind}/{id}',
  summary: 'Delete an unused term, or replace a used one',
  audience: admin,
  params: z.object({ kind, id }),
  query: z.object({ replacement: id.optional() }),
  refusals: ['not_found', 'term_in_use'],
});
