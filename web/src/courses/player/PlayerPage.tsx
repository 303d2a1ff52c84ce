import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { courseQuery } from '../courses.api.ts';
import { Player } from './Player.tsx';
import { PlayerFailure } from './PlayerFailure.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

export function PlayerPage() {
  const { courseIdPresentation } = useParams({ from: '/member/cursos/$courseIdPresentation' });
  const { data, error, isFetching, refetch } = useQuery(courseQuery(courseIdPresentation));
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
