import { type Input, read } from '../platform/api.ts';

/** What the screens of lives ask the API for. */

export const livesQuery = (query: Input<'GET /lives/paginated'>['query']) =>
  read('GET /lives/paginated', { query });

export const liveCategoriesQuery = read('GET /lives/categories');

export const liveQuery = (id: string) => read('GET /lives/{id}', { params: { id } });

export const calendarFeedQuery = read('GET /calendar-feed');

/** A live for a calendar application; as public as the live. */
export const liveCalendarFile = (id: string): string =>
  `/v1/lives/${encodeURIComponent(id)}/calendar`;
