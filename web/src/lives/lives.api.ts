import { type Input, read } from '../platform/api/api.ts';

/** Queries of the live screens. */

export const livesQuery = (query: Input<'GET /lives/paginated'>['query']) =>
  read('GET /lives/paginated', { query });

export const liveCategoriesQuery = read('GET /lives/categories');

export const liveQuery = (id: string) => read('GET /lives/{id}', { params: { id } });

export const livePreviewQuery = (id: string) => read('GET /lives/{id}/preview', { params: { id } });

export const calendarFeedQuery = read('GET /calendar-feed');

/** Address of the .ics file of a live; needs no sign-in. */
export const liveCalendarFile = (id: string): string =>
  `/v1/lives/${encodeURIComponent(id)}/calendar`;
