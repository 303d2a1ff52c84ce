import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { read } from '../platform/api/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { useAppContext } from '../layout/app-context.tsx';

export const taxonomyUsageQuery = read('GET /taxonomy/usage');

export const mergesQuery = (page: number) => read('GET /taxonomy/merges', { query: { page } });

/** Milliseconds; thousands of uses take a while. */
const mergeTimeoutMs = 15_000;

/** Terms are shown everywhere, so all queries are invalidated. */
export function useMergeUndo() {
  const context = useAppContext();
  const { wrote } = refreshing(context, 'GET /');
  return {
    undoMerge: (id: string) =>
      wrote(
        context.call(
          'POST /taxonomy/merges/{id}/undo',
          { params: { id } },
          { timeoutMs: mergeTimeoutMs },
        ),
      ),
  };
}

/** Mutations of the taxonomy. Terms are shown everywhere, so all queries are invalidated. */
export function useTaxonomyAdministration(kind: TaxonomyKind) {
  const context = useAppContext();
  const { call } = context;
  const { refresh, wrote } = refreshing(context, 'GET /');
  return {
    refresh,
    createTerm: (title: string) =>
      wrote(call('POST /taxonomy/{kind}', { params: { kind }, body: { title } })),
    renameTerm: (id: string, title: string) =>
      wrote(call('PATCH /taxonomy/{kind}/{id}', { params: { kind, id }, body: { title } })),
    mergeTerm: (id: string, into: string) =>
      wrote(call('POST /taxonomy/{kind}/{id}/merge', { params: { kind, id }, body: { into } })),
    deleteTerm: (id: string) =>
      wrote(call('DELETE /taxonomy/{kind}/{id}', { params: { kind, id }, query: {} })),
    orderLevels: (ids: readonly string[]) =>
      call('PATCH /taxonomy/levels/order', { body: { ids: [...ids] } }),
  };
}
