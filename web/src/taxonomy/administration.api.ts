import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { read } from '../platform/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { useAppContext } from '../layout/app-context.tsx';

export const taxonomyUsageQuery = read('GET /taxonomy/usage');

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
    /** An empty replacement removes the term without one. */
    deleteTerm: (id: string, replacement: string) =>
      wrote(
        call('DELETE /taxonomy/{kind}/{id}', {
          params: { kind, id },
          query: { replacement: replacement || undefined },
        }),
      ),
    orderLevels: (ids: readonly string[]) =>
      call('PATCH /taxonomy/levels/order', { body: { ids: [...ids] } }),
  };
}
