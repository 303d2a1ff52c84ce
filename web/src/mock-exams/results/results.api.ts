import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../platform/api/api.ts';
import { invalidateReads } from '../../platform/api/invalidate-reads.ts';

const route = 'GET /mock-exams/{id}/results';

export const resultsQuery = (id: string) => read(route, { params: { id } });

/** After answers were sent: results that are open are read again. */
export const refreshResults = (queryClient: QueryClient): Promise<void> =>
  invalidateReads(queryClient, { queryKey: [route] });
