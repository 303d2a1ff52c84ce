import type { AttemptUnderWay } from '@sabia/domain/attempts/attempt-under-way.ts';
import { useTimeLeft } from '../attempts/use-time-left.ts';
import { useAppContext } from '../layout/app-context.tsx';
import type { Route } from '../platform/api/api.ts';

/**
 * The time left of the attempt that the profile tells. At its end the profile is read again: after the time of an area
 * the whole limit goes on, or that of another attempt.
 */
export function useRunningClock({ deadline }: AttemptUnderWay, onOver?: () => void) {
  const { queryClient } = useAppContext();
  return useTimeLeft({
    deadline,
    onOver: () => {
      onOver?.();
      const queryKey = ['GET /users/provider/{id}' satisfies Route];
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
