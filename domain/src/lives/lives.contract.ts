import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageOf, pageQuery, repeated, searchKey, statusFilter } from '../fields.ts';
import { admin, everyone, operation, signedIn } from '../operation.ts';
import { verificationQuery } from '../publications/publication.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { live, liveCard, liveChanges, liveDraft } from './live.ts';
import { usage } from '../usage.ts';

const byId = z.object({ id });
const sortFields = ['title', 'createdAt', 'updatedAt', 'startsAt'] as const;

const filters = {
  categories: repeated(id),
  /** UPCOMING includes lives that have begun. */
  when: choice(['UPCOMING', 'PAST']).optional(),
  searchKey,
};

export const pageLives = operation({
  route: 'GET /lives/paginated',
  summary: 'Active lives, filtered, searched, sorted, by pages; by default the next one first',
  audience: everyone,
  sharedByVisitors: true,
  query: z.object({ ...pageQuery(sortFields), ...filters }),
  reply: pageOf(liveCard),
});

export const pageLivesForAdmin = operation({
  route: 'GET /lives/admin/paginated',
  summary: 'Every live that is not deleted, by pages',
  audience: admin,
  query: z.object({ ...pageQuery(sortFields), ...filters, status: statusFilter.optional() }),
  reply: pageOf(liveCard),
});

export const listLiveCategories = operation({
  route: 'GET /lives/categories',
  summary: 'The categories of active lives',
  audience: everyone,
  sharedByVisitors: true,
  reply: z.array(term),
});

export const readLive = operation({
  route: 'GET /lives/{id}',
  summary: 'A live with its address',
  audience: signedIn,
  params: byId,
  versioned: true,
  reply: live,
  refusals: ['not_found'],
});

export const previewLive = operation({
  route: 'GET /lives/{id}/preview',
  summary: 'The public page of a live, without its address',
  audience: everyone,
  sharedByVisitors: true,
  params: byId,
  reply: liveCard,
  refusals: ['not_found'],
});

export const createLive = operation({
  route: 'POST /lives',
  summary: 'Create a live',
  audience: admin,
  records: { kind: 'LIVE', what: 'CREATED', id: 'reply.id' },
  query: verificationQuery,
  publishes: 'LIVE',
  body: liveDraft,
  setElsewhere: { id: null },
  reply: live,
  status: 201,
  refusals: ['not_publishable'],
});

export const changeLive = operation({
  route: 'PATCH /lives/{id}',
  summary: 'Change a live; calendars are updated',
  audience: admin,
  records: { kind: 'LIVE', id: 'params.id' },
  params: byId,
  query: verificationQuery,
  publishes: 'LIVE',
  body: liveChanges,
  setElsewhere: { id: null },
  versioned: true,
  reply: live,
  refusals: ['not_publishable', 'not_found'],
});

export const duplicateLive = operation({
  route: 'POST /lives/{id}/duplicate',
  summary: 'Create an inactive copy of a live, without times',
  audience: admin,
  records: { kind: 'LIVE', what: 'CREATED', id: 'reply.id' },
  params: byId,
  reply: live,
  status: 201,
  refusals: ['not_found'],
});

export const readLiveUsage = operation({
  route: 'GET /lives/{id}/usage',
  summary: 'Users and trails that deleting a live would affect',
  audience: admin,
  params: byId,
  reply: usage,
  refusals: ['not_found'],
});

export const deleteLive = operation({
  route: 'DELETE /lives/{id}',
  summary: 'Delete a live; calendars show it as cancelled',
  audience: admin,
  records: { kind: 'LIVE', what: 'DELETED', id: 'params.id' },
  params: byId,
  refusals: ['not_found'],
});

export const attendLive = operation({
  route: 'POST /lives/{id}/attendance',
  summary: 'Record that the caller watched a live or its recording; a repetition changes nothing',
  audience: signedIn,
  params: byId,
  reply: live,
  refusals: ['not_found', 'attendance_closed'],
});

export const requestReminder = operation({
  route: 'POST /lives/{id}/reminder',
  summary: 'Remind the caller by e-mail, a day and an hour before',
  audience: signedIn,
  params: byId,
  reply: live,
  refusals: ['not_found'],
});

export const cancelReminder = operation({
  route: 'DELETE /lives/{id}/reminder',
  summary: 'Stop reminding the caller',
  audience: signedIn,
  params: byId,
  refusals: ['not_found'],
});

export const readLiveCalendar = operation({
  route: 'GET /lives/{id}/calendar',
  summary: 'A live as a calendar file',
  audience: everyone,
  params: byId,
  file: 'text/calendar',
  refusals: ['not_found'],
});

const feed = z.object({ url: z.string() });

export const readCalendarFeed = operation({
  route: 'GET /calendar-feed',
  summary: "The secret URL of the caller's calendar feed",
  audience: signedIn,
  reply: feed,
});

export const renewCalendarFeed = operation({
  route: 'POST /calendar-feed/renew',
  summary: 'Replace the URL of the calendar feed; the former one stops working',
  audience: signedIn,
  reply: feed,
});

export const subscribeCalendar = operation({
  route: 'GET /calendar-feed/{secret}',
  summary: 'The lives of the school as a calendar feed for calendar applications',
  audience: everyone,
  params: z.object({ secret: z.string().min(1).max(100) }),
  file: 'text/calendar',
  limitPerMinute: 60,
  refusals: ['not_found'],
});
