import { read } from '../platform/api.ts';

/** What the screens of the error notebook ask the API for. */

export const notebookQuery = read('GET /error-notebook');

export const notebookQueueQuery = read('GET /error-notebook/queue');
