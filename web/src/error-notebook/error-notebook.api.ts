import { read } from '../platform/api/api.ts';

/** The queries of the error notebook. */

export const notebookQuery = read('GET /error-notebook');

export const notebookQueueQuery = read('GET /error-notebook/queue');
