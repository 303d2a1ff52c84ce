import { z } from 'zod';
import { id, pageNumbers, pageOf } from '../fields.ts';
import { admin, everyone, operation } from '../operation.ts';
import { levelOrder, taxonomy, taxonomyKinds, term, termDraft, usedTaxonomy } from './taxonomy.ts';
import { listedMerge, mergedTerm, undoneMerge } from './term-merge.ts';

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
  reply: mergedTerm,
  refusals: ['not_found'],
});

export const pageMerges = operation({
  route: 'GET /taxonomy/merges',
  summary: 'The merges of terms of the last 30 days, the latest first',
  audience: admin,
  query: z.object(pageNumbers),
  reply: pageOf(listedMerge),
});

export const undoMerge = operation({
  route: 'POST /taxonomy/merges/{id}/undo',
  summary: 'Undo a merge of terms once within 30 days, where nobody has changed its uses since',
  audience: admin,
  params: z.object({ id }),
  reply: undoneMerge,
  refusals: ['not_found', 'nothing_to_undo', 'title_taken', 'limit_reached'],
});

export const deleteTerm = operation({
  route: 'DELETE /taxonomy/{kind}/{id}',
  summary: 'Delete an unused term, or replace a used one',
  audience: admin,
  params: z.object({ kind, id }),
  query: z.object({ replacement: id.optional() }),
  refusals: ['not_found', 'term_in_use'],
});
