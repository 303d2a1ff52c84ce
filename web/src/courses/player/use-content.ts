import type { Content } from '@sabia/domain/courses/content.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import type { Route } from '../../platform/api/api.ts';
import { isJustBack } from '../../platform/reconnection.ts';
import { contentQuery } from './player.api.ts';

/** The content with its body. If it is gone or locked meanwhile, the outline is read again. */
export function useContent(
  courseId: string,
  contentId: string,
): UseQueryResult<Content, ApiProblem> {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...contentQuery(courseId, contentId),
    // Without a network only contents that are kept on the device can be read.
    refetchOnReconnect: ({ state }) => state.status === 'error',
    refetchInterval: ({ state }) => state.error?.code === 'offline' && isJustBack() && 1000,
  });
  const { status } = query.error ?? {};
  const isClosed = status === 403 || status === 404 || query.data?.isLocked === true;
  useEffect(() => {
    if (isClosed)
      void queryClient.invalidateQueries({
        queryKey: ['GET /courses/{id}/lesson' satisfies Route],
      });
  }, [queryClient, isClosed]);
  return query;
}
