import { read } from '../platform/api.ts';

export const recommendedCoursesQuery = (userId: string) =>
  read('GET /recommended-courses/{id}', { params: { id: userId } });
