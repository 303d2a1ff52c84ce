import { read } from '../platform/api/api.ts';

export const instructorQuery = (idOrSlug: string) =>
  read('GET /instructors/{id}', { params: { id: idOrSlug } });

/** All instructors with their usage, for administrators. */
export const instructorsQuery = read('GET /instructors');
