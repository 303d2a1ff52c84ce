import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { startQueries } from '../../platform/api/start-queries.ts';
import { attemptAlone } from '../../under-way/attempt-link.ts';
import { outlineQuery } from './player.api.ts';
import { Player } from './Player.tsx';
import { PlayerFailure } from './PlayerFailure.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

/** For the loader of the route. */
export const startLesson = (queryClient: QueryClient, idOrSlug: string, contentId?: string): void =>
  startQueries(queryClient, outlineQuery(idOrSlug, contentId));

export function PlayerPage() {
  const { courseIdPresentation } = useParams({ from: '/member/cursos/$courseIdPresentation' });
  const { conteudo, tentativa } = useSearch({ from: '/member/cursos/$courseIdPresentation' });
  const { data, error, isFetching, refetch } = useQuery(
    outlineQuery(courseIdPresentation, conteudo),
  );
  // A course that is deleted or locked meanwhile is left; any other failed refresh keeps it on the screen.
  const isClosed = error?.status === 404 || error?.status === 403;
  // An attempt goes on without its exam (product.md A6).
  const isShut =
    isClosed ||
    (data && !locationsOf(data).some((at) => at.contentId === conteudo && !at.isLocked));
  if (conteudo && tentativa && isShut && !isFetching)
    return <Navigate {...attemptAlone(conteudo, tentativa)} replace />;
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
