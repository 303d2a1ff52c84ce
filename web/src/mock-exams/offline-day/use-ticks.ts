import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { placeOf, readTicks, storePart } from './package-store.ts';

/**
 * The people who are ticked on the roll of an event, by their numbers; null until the device has read them. The device keeps
 * them; the server never gets them.
 */
export function useTicks(mockExamId: string): {
  ticks: ReadonlySet<number> | null;
  tick: (number: number, isThere: boolean) => void;
} {
  const place = placeOf(useAppContext(), mockExamId);
  const queryClient = useQueryClient();
  const query = queryOptions({
    queryKey: ['mock exam roll', place.owner(), mockExamId],
    queryFn: async () => new Set(await readTicks(place)),
    staleTime: Infinity,
  });
  const { data: stored = null } = useQuery(query);
  // Shown at once: a query tells its changes a moment later.
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const ticks = changed ?? stored;
  return {
    ticks,
    tick(number, isThere) {
      if (!ticks) return;
      const next = new Set(ticks);
      if (isThere) next.add(number);
      else next.delete(number);
      setChanged(next);
      queryClient.setQueryData(query.queryKey, next);
      // Without a database in the browser they live as long as the page.
      void storePart(place, 'ticks', [...next]).catch(() => {});
    },
  };
}
