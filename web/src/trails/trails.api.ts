import { type Input, read } from '../platform/api/api.ts';

/** Queries of the trail screens. */

export const trailsQuery = (query: Input<'GET /trails/paginated'>['query']) =>
  read('GET /trails/paginated', { query });

export const trailCategoriesQuery = read('GET /trails/categories');

export const trailQuery = (id: string) => read('GET /trails/{id}', { params: { id } });

export const trailPreviewQuery = (id: string) =>
  read('GET /trails/{id}/preview', { params: { id } });

export const trailProgressQuery = (id: string, userId: string) =>
  read('GET /trails/progression/{id}/{userId}', { params: { id, userId } });
