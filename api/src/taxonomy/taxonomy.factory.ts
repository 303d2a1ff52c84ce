import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { Database } from '../platform/db/database.ts';
import { createTerm } from './create-term.ts';

/** The ids of terms by their titles, made where they are not there yet. */
export async function someTerms(
  db: Database,
  kind: TaxonomyKind,
  titles: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push((await createTerm(db, { kind, title })).id);
  return ids;
}
