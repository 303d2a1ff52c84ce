import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { AppContext } from '../layout/app-context.tsx';
import { taxonomyQuery } from './taxonomy.api.ts';

/** Creates a term, or finds the existing one with this title. */
export async function createTerm(
  { call, queryClient }: AppContext,
  kind: TaxonomyKind,
  title: string,
): Promise<Term> {
  const created = await call('POST /taxonomy/{kind}', { params: { kind }, body: { title } });
  queryClient.setQueryData(taxonomyQuery.queryKey, (taxonomy) => {
    if (!taxonomy || taxonomy[kind].some(({ id }) => id === created.id)) return taxonomy;
    return { ...taxonomy, [kind]: [...taxonomy[kind], created] };
  });
  return created;
}
