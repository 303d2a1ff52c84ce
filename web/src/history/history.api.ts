import type { RevisionKind } from '@sabia/domain/history/revision.ts';
import { read } from '../platform/api/api.ts';
import { useAppContext } from '../layout/app-context.tsx';

export const historyQuery = (kind: RevisionKind, id: string, page: number) =>
  read('GET /history/{kind}/{id}', { params: { kind, id }, query: { page } });

export const comparisonQuery = (kind: RevisionKind, id: string, number: number) =>
  read('GET /history/{kind}/{id}/{number}', { params: { kind, id, number: String(number) } });

/** Restores a former version and answers with the new revision. Reloads all queries. */
export function useRestore() {
  const { call, queryClient } = useAppContext();
  return async (kind: RevisionKind, id: string, number: number): Promise<number> => {
    const restored = await call('POST /history/{kind}/{id}/restore', {
      params: { kind, id },
      body: { number },
    });
    await queryClient.invalidateQueries();
    return restored.revision;
  };
}
