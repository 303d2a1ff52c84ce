import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { refuseFullTaxonomy } from './refuse-full-taxonomy.ts';

/** Creates a term, or returns the existing one with the same title; case and accents are ignored. */
export async function createTerm(
  db: Database,
  { kind, title }: { kind: TaxonomyKind; title: string },
): Promise<Term & { isNew: boolean }> {
  return db
    .one<Term & { isNew: boolean }>(sql`
    insert into terms (kind, title, position)
    values (${kind}, ${title}, case when ${kind} = 'levels'
      then (select coalesce(max(position) + 1, 0) from terms where kind = 'levels') else 0 end)
    on conflict (kind, plain(title)) do update set title = terms.title
    returning id, title, xmax = 0 as is_new`)
    .catch(refuseFullTaxonomy);
}
