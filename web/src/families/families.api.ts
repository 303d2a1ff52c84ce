import { useAppContext } from '../layout/app-context.tsx';
import { changeProfile } from '../layout/session.ts';
import { read, type Reply } from '../platform/api/api.ts';

export const childrenQuery = read('GET /family');
export type Child = Reply<'GET /family'>[number];

export const childQuery = (userId: string) => read('GET /family/{userId}', { params: { userId } });
export type ChildReport = Reply<'GET /family/{userId}'>;

/** Mutations of a guardian about a child. */
export function useFamily(userId: string) {
  const context = useAppContext();
  const { call, queryClient } = context;
  const params = { userId };
  return {
    async setStopTime(stopAt: string | null) {
      const settings = await call('PATCH /family/{userId}', { params, body: { stopAt } });
      queryClient.setQueryData(
        childQuery(userId).queryKey,
        (known) => known && { ...known, ...settings },
      );
    },
    async withdraw() {
      await call('DELETE /family/{userId}', { params });
      const left = (queryClient.getQueryData(childrenQuery.queryKey) ?? []).filter(
        ({ id }) => id !== userId,
      );
      queryClient.setQueryData(childrenQuery.queryKey, left);
      queryClient.removeQueries({ queryKey: childQuery(userId).queryKey });
      if (left.length === 0) changeProfile(context, { isGuardian: false });
    },
  };
}
