import { z } from 'zod';
import { admin, everyone, operation } from '../operation.ts';
import { taxonomy, taxonomyKinds, term, termDraft } from './taxonomy.ts';

export const readTaxonomy = operation({
  route: 'GET /taxonomy',
  summary: 'Every category, level and skill',
  audience: everyone,
  reply: taxonomy,
});

export const createTerm = operation({
  route: 'POST /taxonomy/{kind}',
  summary:
    'Add a category, a level or a skill; the same title again answers with the one that is there',
  audience: admin,
  params: z.object({ kind: z.enum(taxonomyKinds) }),
  body: termDraft,
  reply: term,
  status: 201,
});
