import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, everyone, operation } from '../operation.ts';
import { levelOrder, taxonomy, taxonomyKinds, term, termDraft, usedTaxonomy } from './taxonomy.ts';

const kind = z.enum(taxonomyKinds);

export const readTaxonomy = operation({
  route: 'GET /taxonomy',
  summary: 'Every category, level and skill',
  audience: everyone,
  reply: taxonomy,
});

export const readTaxonomyUsage = operation({
  route: 'GET /taxonomy/usage',
  summary: 'Every category, level and skill, and by how much each is used',
  audience: admin,
  reply: usedTaxonomy,
});

export const createTerm = operation({
  route: 'POST /taxonomy/{kind}',
  summary:
    'Add a category, a level or a skill; the same title again answers with the one that is there',
  audience: admin,
  params: z.object({ kind }),
  body: termDraft,
  reply: term,
  status: 201,
});

export const renameTerm = operation({
  route: 'PATCH /taxonomy/{kind}/{id}',
  summary: 'Give a category, a level or a skill another title',
  audience: admin,
  params: z.object({ kind, id }),
  body: termDraft,
  reply: term,
  refusals: ['not_found', 'title_taken'],
});

export const orderLevels = operation({
  route: 'PATCH /taxonomy/levels/order',
  summary: 'Put the levels in another order, all of them at once',
  audience: admin,
  body: levelOrder,
  reply: levelOrder,
  refusals: ['conflict'],
});

export const mergeTerm = operation({
  route: 'POST /taxonomy/{kind}/{id}/merge',
  summary: 'Everything that has this term has another one instead, and this one is no more',
  audience: admin,
  params: z.object({ kind, id }),
  body: z.object({ into: id }),
  reply: term,
  refusals: ['not_found'],
});

export const deleteTerm = operation({
  route: 'DELETE /taxonomy/{kind}/{id}',
  summary: 'Delete a term that nothing uses, or one that a replacement takes the place of',
  audience: admin,
  params: z.object({ kind, id }),
  query: z.object({ replacement: id.optional() }),
  refusals: ['not_found', 'term_in_use'],
});
