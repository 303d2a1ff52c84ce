import { type Input, read } from '../platform/api/api.ts';

/** Queries of the course screens. */

export const catalogQuery = (query: Input<'GET /courses/paginated'>['query']) =>
  read('GET /courses/paginated', { query });

export const courseCategoriesQuery = read('GET /courses/categories');

export const courseQuery = (idOrSlug: string) =>
  read('GET /courses/{id}', { params: { id: idOrSlug } });

export const coursePreviewQuery = (idOrSlug: string) =>
  read('GET /courses/{id}/preview', { params: { id: idOrSlug } });

export const tutorialQuery = read('GET /courses/tutorial');
