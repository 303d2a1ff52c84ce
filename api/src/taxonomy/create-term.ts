import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The same title, in any case and accent, is the same term: a repeat or a race answers with it. */
export async function createTerm(
  db: Database,
  { kind, title }: { kind: TaxonomyKind; title: string },
): Promise<Term & { isNew: boolean }> {
  return db.one(sql`
    insert into terms (kind, title, position)
    values (${kind}, ${title}, case when ${kind} = 'levels'
      then (select coalesce(max(position) + 1, 0) from terms where kind = 'levels') else 0 end)
    on conflict (kind, plain(title)) do update set title = terms.title
    returning id, title, xmax = 0 as is_new`);
}
