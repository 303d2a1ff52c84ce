import { type Input, read } from '../platform/api/api.ts';

/** Queries of the screens of classes. */

export const classQuery = (id: string) => read('GET /classes/{id}', { params: { id } });

export const membersQuery = (id: string, query: Input<'GET /classes/{id}/members'>['query']) =>
  read('GET /classes/{id}/members', { params: { id }, query });
