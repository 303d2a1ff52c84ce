import { type Input, read } from '../platform/api/api.ts';

/** Queries of the screens of classes. */

export const classQuery = (id: string) => read('GET /classes/{id}', { params: { id } });

export const membersQuery = (id: string, query: Input<'GET /classes/{id}/members'>['query']) =>
  read('GET /classes/{id}/members', { params: { id }, query });

export const ownClassesQuery = () => read('GET /classes/own', { query: { limit: '100' } });

export const classmatesQuery = (id: string) =>
  read('GET /classes/{id}/classmates', { params: { id }, query: { limit: '100' } });

export const classPosterQuery = (id: string) => read('GET /classes/{id}/code', { params: { id } });

export const classCodeQuery = (code: string) =>
  read('GET /class-codes/{code}', { params: { code } });
