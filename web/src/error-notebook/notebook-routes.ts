import type { Route } from '../platform/api/api.ts';

/** The reads that a change of the notebook makes outdated. */
export const notebookRoutes: readonly Route[] = [
  'GET /error-notebook',
  'GET /error-notebook/queue',
  'GET /error-notebook/questions',
  'GET /error-notebook/essay-cards',
];
