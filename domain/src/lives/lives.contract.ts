import { z } from 'zod';
import { id, pageOf, pageQuery, repeated, searchKey, statusFilter } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, everyone, operation, signedIn } from '../operation.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { live, liveCard, liveChanges, liveDraft } from './live.ts';
import { usage } from '../usage.ts';

const byId = z.object({ id });
const sortFields = ['title', 'createdAt', 'updatedAt', 'startsAt'] as const;

const filters = {
  categories: repeated(id),
  /** Now and to come, or over. */
  when: z.enum(['UPCOMING', 'PAST'], { error: messages.invalid }).optional(),
  searchKey,
};

export const pageLives = operation({
  route: 'GET /lives/paginated',
  summary: 'Lives on show, filtered, searched, sorted, by pages; what comes next first',
  audience: everyone,
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
  summary: 'The categories of the lives on show',
  audience: everyone,
  reply: z.array(term),
});

export const readLive = operation({
  route: 'GET /lives/{id}',
  summary: 'A live, with where it happens',
  audience: signedIn,
  params: byId,
  versioned: true,
  reply: live,
  refusals: ['not_found'],
});

export const createLive = operation({
  route: 'POST /lives',
  summary: 'Create a live',
  audience: admin,
  body: liveDraft,
  reply: live,
  status: 201,
});

export const changeLive = operation({
  route: 'PATCH /lives/{id}',
  summary: 'Change a live; calendars follow',
  audience: admin,
  params: byId,
  body: liveChanges,
  versioned: true,
  reply: live,
  refusals: ['not_found'],
});

export const duplicateLive = operation({
  route: 'POST /lives/{id}/duplicate',
  summary: 'An inactive copy of a live, which is yet to be given a time',
  audience: admin,
  params: byId,
  reply: live,
  status: 201,
  refusals: ['not_found'],
});

export const readLiveUsage = operation({
  route: 'GET /lives/{id}/usage',
  summary: 'Whom it would affect to take a live away',
  audience: admin,
  params: byId,
  reply: usage,
  refusals: ['not_found'],
});

export const deleteLive = operation({
  route: 'DELETE /lives/{id}',
  summary: 'Take a live away; calendars tell that it is cancelled',
  audience: admin,
  params: byId,
  refusals: ['not_found'],
});

export const attendLive = operation({
  route: 'POST /lives/{id}/attendance',
  summary: 'The caller has watched a live or its recording; again, nothing changes',
  audience: signedIn,
  params: byId,
  reply: live,
  refusals: ['not_found'],
});

export const askForReminder = operation({
  route: 'POST /lives/{id}/reminder',
  summary: 'Remind the caller by e-mail, a day and an hour before',
  audience: signedIn,
  params: byId,
  reply: live,
  refusals: ['not_found'],
});

export const dropReminder = operation({
  route: 'DELETE /lives/{id}/reminder',
  summary: 'Remind the caller no more',
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
  summary: "The secret address of the caller's calendar feed",
  audience: signedIn,
  reply: feed,
});

export const renewCalendarFeed = operation({
  route: 'POST /calendar-feed/renew',
  summary: 'Give the calendar feed another address; the former one ends',
  audience: signedIn,
  reply: feed,
});

export const subscribeCalendar = operation({
  route: 'GET /calendar-feed/{secret}',
  summary: "The school's lives as a calendar that a calendar application follows",
  audience: everyone,
  params: z.object({ secret: z.string().min(1).max(100) }),
  file: 'text/calendar',
  limitPerMinute: 60,
  refusals: ['not_found'],
});
