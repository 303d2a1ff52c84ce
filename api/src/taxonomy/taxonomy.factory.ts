import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { Database } from '../platform/db/database.ts';
import { createTerm } from './create-term.ts';

/** Ids of the terms with these titles; missing ones are created. */
export async function someTerms(
  db: Database,
  kind: TaxonomyKind,
  titles: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push((await createTerm(db, { kind, title })).id);
  return ids;
}
