import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppContext } from '../../layout/app-context.tsx';
import { placeOf, readTicks, storePart } from './package-store.ts';

const none: ReadonlySet<number> = new Set();

/** The people who are ticked on the roll of an event, by their numbers. The device keeps them; the server never gets them. */
export function useTicks(mockExamId: string): {
  ticks: ReadonlySet<number>;
  tick: (number: number, isThere: boolean) => void;
} {
  const place = placeOf(useAppContext(), mockExamId);
  const queryClient = useQueryClient();
  const query = queryOptions({
    queryKey: ['mock exam roll', place.owner(), mockExamId],
    queryFn: async () => new Set(await readTicks(place)),
    staleTime: Infinity,
  });
  const { data } = useQuery(query);
  return {
    ticks: data ?? none,
    tick(number, isThere) {
      const ticks = new Set(queryClient.getQueryData(query.queryKey));
      if (isThere) ticks.add(number);
      else ticks.delete(number);
      queryClient.setQueryData(query.queryKey, ticks);
      // Without a database in the browser they live as long as the page.
      void storePart(place, 'ticks', [...ticks]).catch(() => {});
    },
  };
}
