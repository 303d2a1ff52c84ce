import { z } from 'zod';
import { id } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { child, childReport, childSettings } from './child.ts';

const ofChild = z.object({ userId: id });

export const listChildren = operation({
  route: 'GET /family',
  summary: 'The learners under 18 whose guardian the caller is; empty for everybody else',
  audience: signedIn,
  reply: z.array(child),
});

export const readChild = operation({
  route: 'GET /family/{userId}',
  summary:
    'Due work, attendance, marks, minutes, contacts and payments of a learner, for the guardian; not found to everybody else',
  audience: signedIn,
  params: ofChild,
  reply: childReport,
  refusals: ['not_found'],
});

export const changeChildSettings = operation({
  route: 'PATCH /family/{userId}',
  summary: 'Set the daily time from which the site reminds a learner to stop; by the guardian',
  audience: signedIn,
  params: ofChild,
  body: childSettings,
  reply: childSettings,
  refusals: ['not_found'],
});

export const withdrawGuardian = operation({
  route: 'DELETE /family/{userId}',
  summary: 'Withdraw as the guardian of a learner, who then needs another one to pay',
  audience: signedIn,
  params: ofChild,
  refusals: ['not_found'],
});
