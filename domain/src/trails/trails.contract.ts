import { z } from 'zod';
import { id, pageOf, pageQuery, repeated, searchKey, statusFilter } from '../fields.ts';
import { admin, everyone, operation, self, signedIn } from '../operation.ts';
import { verificationQuery } from '../publications/publication.ts';
import { term } from '../taxonomy/taxonomy.ts';
import {
  trail,
  trailCard,
  trailChanges,
  trailContent,
  trailContentDraft,
  trailDraft,
  trailOrder,
  trailPreview,
  trailProgression,
} from './trail.ts';
import { usage } from '../usage.ts';

const byId = z.object({ id });
const fieldsOfItems = { id: null, contents: 'POST /trails/{id}/trailContent' } as const;
const sortFields = ['title', 'createdAt', 'updatedAt', 'estimatedCompletionHours'] as const;
const filters = { category: repeated(id), level: repeated(id), searchKey };

export const pageTrails = operation({
  route: 'GET /trails/paginated',
  summary: 'Active trails, filtered, searched, sorted, by pages',
  audience: everyone,
  sharedByVisitors: true,
  /** `course`: the trails that contain it. */
  query: z.object({ ...pageQuery(sortFields), ...filters, course: id.optional() }),
  reply: pageOf(trailCard),
});

export const pageTrailsForAdmin = operation({
  route: 'GET /trails/admin/paginated',
  summary: 'Every trail that is not deleted, by pages',
  audience: admin,
  query: z.object({ ...pageQuery(sortFields), ...filters, status: statusFilter.optional() }),
  reply: pageOf(trailCard),
});

export const listTrailCategories = operation({
  route: 'GET /trails/categories',
  summary: 'The categories of active trails',
  audience: everyone,
  sharedByVisitors: true,
  reply: z.array(term),
});

export const readTrail = operation({
  route: 'GET /trails/{id}',
  summary: 'A trail with its items in order',
  audience: signedIn,
  params: byId,
  versioned: true,
  isEdited: true,
  reply: trail,
  refusals: ['not_found'],
});

export const previewTrail = operation({
  route: 'GET /trails/{id}/preview',
  summary: 'The public page of a trail: its active items, and which of them are paid',
  audience: everyone,
  sharedByVisitors: true,
  params: byId,
  reply: trailPreview,
  refusals: ['not_found'],
});

export const readTrailProgress = operation({
  route: 'GET /trails/progression/{id}/{userId}',
  summary: "A user's progress in a trail, item by item",
  audience: self('params.userId'),
  shows: 'STUDIES',
  params: z.object({ id, userId: id }),
  reply: trailProgression,
  refusals: ['not_found'],
});

export const createTrail = operation({
  route: 'POST /trails',
  summary: 'Create a trail',
  audience: admin,
  records: { kind: 'TRAIL', what: 'CREATED', id: 'reply.id' },
  query: verificationQuery,
  publishes: 'TRAIL',
  body: trailDraft,
  setElsewhere: fieldsOfItems,
  reply: trail,
  status: 201,
  refusals: ['not_publishable'],
});

export const configureTrail = operation({
  route: 'PATCH /trails/{id}/config',
  summary: 'Change the settings of a trail',
  audience: admin,
  records: { kind: 'TRAIL', id: 'params.id' },
  params: byId,
  query: verificationQuery,
  publishes: 'TRAIL',
  body: trailChanges,
  setElsewhere: fieldsOfItems,
  versioned: true,
  reply: trail,
  refusals: ['not_publishable', 'not_found'],
});

export const duplicateTrail = operation({
  route: 'POST /trails/{id}/duplicate',
  summary: 'Create an inactive copy of a trail with its items',
  audience: admin,
  records: { kind: 'TRAIL', what: 'CREATED', id: 'reply.id' },
  params: byId,
  reply: trail,
  status: 201,
  refusals: ['not_found'],
});

export const readTrailUsage = operation({
  route: 'GET /trails/{id}/usage',
  summary: 'Users that deleting a trail would affect',
  audience: admin,
  params: byId,
  reply: usage,
  refusals: ['not_found'],
});

export const deleteTrail = operation({
  route: 'DELETE /trails/{id}',
  summary: 'Delete a trail; certificates stay',
  audience: admin,
  records: { kind: 'TRAIL', what: 'DELETED', id: 'params.id' },
  params: byId,
  refusals: ['not_found'],
});

export const addTrailContent = operation({
  route: 'POST /trails/{id}/trailContent',
  summary: 'Add an item at the end of a trail',
  audience: admin,
  records: { kind: 'TRAIL_ITEMS', id: 'params.id' },
  params: byId,
  body: trailContentDraft,
  setElsewhere: { id: null },
  reply: trailContent,
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const removeTrailContent = operation({
  route: 'DELETE /trails/trailContent/{id}',
  summary: 'Remove an item from a trail',
  audience: admin,
  records: { kind: 'TRAIL_ITEMS', id: 'params.id', isPart: true },
  params: byId,
  refusals: ['not_found'],
});

export const orderTrail = operation({
  route: 'PATCH /trails/order/update',
  summary: 'Set the order and the prerequisites of all items of a trail',
  audience: admin,
  records: { kind: 'TRAIL_ITEMS', what: 'ORDERED', id: 'body.trailId' },
  body: trailOrder,
  reply: trailOrder,
  refusals: ['not_found', 'conflict'],
});
