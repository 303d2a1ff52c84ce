import { useQuery } from '@tanstack/react-query';
import { catalogQuery } from '../courses/courses.api.ts';

/** False once it is known that the catalogue has no courses, so that nothing leads there. */
export const useHasCourses = (): boolean =>
  useQuery({
    ...catalogQuery({ page: '1', limit: '1' }),
    select: ({ total }) => total > 0,
  }).data ?? true;
