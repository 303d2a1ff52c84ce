import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { AppContext } from '../layout/app-context.tsx';
import { taxonomyQuery } from './taxonomy.api.ts';

/** Creates a term, or finds the existing one with this title. */
export async function createTerm(
  { call, queryClient }: AppContext,
  kind: TaxonomyKind,
  title: string,
): Promise<Term & { isNew: boolean }> {
  const created = await call('POST /taxonomy/{kind}', { params: { kind }, body: { title } });
  const known = queryClient.getQueryData(taxonomyQuery.queryKey)?.[kind] ?? [];
  const isNew = known.every(({ id }) => id !== created.id);
  if (isNew) showAll({ queryClient }, kind, [...known, created]);
  return { ...created, isNew };
}

/** Takes back the creation of a term, which nothing may use by now. */
export async function deleteCreatedTerm(
  { call, queryClient }: AppContext,
  kind: TaxonomyKind,
  id: string,
): Promise<void> {
  await call('DELETE /taxonomy/{kind}/{id}', { params: { kind, id }, query: {} });
  const known = queryClient.getQueryData(taxonomyQuery.queryKey)?.[kind] ?? [];
  showAll(
    { queryClient },
    kind,
    known.filter((term) => term.id !== id),
  );
}

function showAll(
  { queryClient }: Pick<AppContext, 'queryClient'>,
  kind: TaxonomyKind,
  terms: Term[],
): void {
  queryClient.setQueryData(
    taxonomyQuery.queryKey,
    (taxonomy) => taxonomy && { ...taxonomy, [kind]: terms },
  );
}
