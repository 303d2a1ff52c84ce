import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { startQueries } from '../../platform/start-queries.ts';
import { outlineQuery } from './player.api.ts';
import { Player } from './Player.tsx';
import { PlayerFailure } from './PlayerFailure.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

/** For the loader of the route. */
export const startLesson = (queryClient: QueryClient, idOrSlug: string, contentId?: string): void =>
  startQueries(queryClient, outlineQuery(idOrSlug, contentId));

export function PlayerPage() {
  const { courseIdPresentation } = useParams({ from: '/member/cursos/$courseIdPresentation' });
  const { conteudo } = useSearch({ from: '/member/cursos/$courseIdPresentation' });
  const { data, error, isFetching, refetch } = useQuery(
    outlineQuery(courseIdPresentation, conteudo),
  );
  // A course that is deleted or locked meanwhile is left; any other failed refresh keeps it on the screen.
  const isClosed = error?.status === 404 || error?.status === 403;
  if (error && !isFetching && (!data || isClosed))
    return (
      <PlayerFailure
        courseIdPresentation={courseIdPresentation}
        problem={error}
        onRetry={() => void refetch()}
      />
    );
  return data ? <Player key={data.id} course={data} /> : <PlayerSkeleton />;
}
