import { read, type Reply } from '../../platform/api/api.ts';

/** The marks and results of the student who reads it. */
export const ownGradebookQuery = (id: string) =>
  read('GET /classes/{id}/gradebook/own', { params: { id } });

export type OwnGradebook = Reply<'GET /classes/{id}/gradebook/own'>;
