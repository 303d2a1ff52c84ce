import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { finding, publication, publicationDraft, publicationKinds } from './publication.ts';

export const verifyPublication = operation({
  route: 'GET /publications/{kind}/{id}/verification',
  summary: 'Verify an entity: errors that block its publication, and warnings',
  audience: admin,
  params: z.object({ kind: z.enum(publicationKinds), id }),
  reply: z.array(finding),
  refusals: ['not_found'],
});

export const publish = operation({
  route: 'POST /publications',
  summary: 'Publish each entity that passes its verification, or unpublish',
  audience: admin,
  records: { kind: 'body.kind', id: 'body.ids' },
  body: publicationDraft,
  reply: z.array(publication),
});
