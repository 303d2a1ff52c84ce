import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { finding, publication, publicationDraft, publicationKinds } from './publication.ts';

export const verifyPublication = operation({
  route: 'GET /publications/{kind}/{id}/verification',
  summary: 'What stands in the way of publishing something, and what else is worth a look',
  audience: admin,
  params: z.object({ kind: z.enum(publicationKinds), id }),
  reply: z.array(finding),
  refusals: ['not_found'],
});

export const publish = operation({
  route: 'POST /publications',
  summary: 'Show things to learners, each if its verification lets it, or take them away',
  audience: admin,
  body: publicationDraft,
  reply: z.array(publication),
});
