import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type AppContext, useAppContext } from '../../layout/app-context.tsx';
import { useProfile } from '../../layout/session.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { serverDate } from '../../platform/clock.ts';
import { useMockExamAdministration } from '../mock-exams.api.ts';
import { peopleQuery, peopleRoute } from '../reading/reading.api.ts';
import { checkPackage, type ItemName, verdictOf } from './check-package.ts';
import {
  forgetPackage,
  type KeptPackage,
  type PackagePlace,
  placeOf,
  readPackage,
  sealsRoute,
  storePart,
} from './package-store.ts';
import { preparePackage } from './prepare-package.ts';

/** The package as it is on the device, after the device has got what the server knows; without a network it stays as it is. */
const packageQuery = (context: AppContext, mockExamId: string) => {
  const place = placeOf(context, mockExamId);
  return queryOptions<{ kept: KeptPackage; checkedAt: Date }, ApiProblem>({
    queryKey: ['mock exam package', place.owner(), mockExamId],
    async queryFn() {
      await refreshKept(context, place);
      return { kept: await readPackage(place), checkedAt: serverDate() };
    },
    staleTime: 0,
  });
};

/** Throws the problem unless there is no network. */
async function refreshKept({ call, queryClient }: AppContext, place: PackagePlace): Promise<void> {
  const params = { id: place.mockExamId };
  try {
    const [list, seals] = await Promise.all([
      call(peopleRoute, { params }),
      call(sealsRoute, { params }),
    ]);
    queryClient.setQueryData(peopleQuery(place.mockExamId).queryKey, list);
    // A device that keeps nothing has nothing to check.
    await storePart(place, 'list', list).catch(() => {});
    await storePart(place, 'seals', seals).catch(() => {});
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (problem.status === 403 || problem.status === 404) await forgetPackage(place);
    if (problem.status !== 0) throw problem;
  }
}

/** The package of an event on this device: its check, and its preparation. */
export function useOfflineDay(mockExamId: string) {
  const context = useAppContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { isAdmin } = useProfile();
  const { printCards, printEssaySheets } = useMockExamAdministration();
  const query = useQuery(packageQuery(context, mockExamId));
  /** The parts that the preparation has begun, in their order. */
  const [begun, setBegun] = useState<readonly ItemName[]>([]);
  const preparation = useMutation({
    mutationFn() {
      setBegun([]);
      const to = '/turmas/simulados/$mockExamId/recolher';
      return preparePackage(
        {
          call: context.call,
          printCards,
          printEssaySheets,
          loadCollecting: () => router.preloadRoute({ to, params: { mockExamId } }),
        },
        {
          place: placeOf(context, mockExamId),
          isAdmin,
          onItem: (item) => setBegun((before) => [...before, item]),
        },
      );
    },
    onSettled: () => queryClient.invalidateQueries(packageQuery(context, mockExamId)),
  });
  return {
    query,
    preparation,
    begun,
    isAdmin,
    check({ kept, checkedAt }: NonNullable<typeof query.data>) {
      const items = checkPackage(kept, { isAdmin, now: checkedAt.toISOString() });
      return { items, verdict: verdictOf(items) };
    },
  };
}
