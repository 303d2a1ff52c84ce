import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageNumbers, pageOf } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, operation } from '../operation.ts';
import { difference, revision, revisionKinds } from './revision.ts';

const ofEntity = z.object({ kind: choice(revisionKinds), id });

export const readHistory = operation({
  route: 'GET /history/{kind}/{id}',
  summary: 'The revisions of an entity and its parts, latest first',
  audience: admin,
  params: ofEntity,
  query: z.object(pageNumbers),
  reply: pageOf(revision),
});

export const compareRevision = operation({
  route: 'GET /history/{kind}/{id}/{number}',
  summary: 'Differences between a former version and the current one',
  audience: admin,
  params: ofEntity.extend({
    number: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number),
  }),
  reply: z.array(difference),
  refusals: ['not_found'],
});

export const restoreRevision = operation({
  route: 'POST /history/{kind}/{id}/restore',
  summary: 'Restore a former version as a new change; the reply has its revision',
  audience: admin,
  records: { kind: 'params.kind', what: 'RESTORED', id: 'params.id' },
  params: ofEntity,
  body: z.object({ number: z.number({ error: messages.required }).int().min(1).max(1_000_000) }),
  reply: z.object({ revision: z.number().int() }),
  refusals: ['not_found', 'slug_taken', 'conflict'],
});
