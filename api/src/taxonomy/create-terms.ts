import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { refuseFullTaxonomy } from './refuse-full-taxonomy.ts';

/** Creates the missing terms; case and accents of titles are ignored. New levels are last, in the given order. */
export async function createTerms(
  tx: Database,
  titles: readonly { kind: TaxonomyKind; title: string }[],
): Promise<void> {
  await tx
    .run(sql`
    with given as (
      select distinct on (kind, plain(title)) kind, title, place
      from jsonb_array_elements(${JSON.stringify(titles)}::jsonb) with ordinality listed(one, place),
        jsonb_to_record(one) as named(kind text, title text)
      order by kind, plain(title), place
    )
    insert into terms (kind, title, position)
    select kind, title, case when kind = 'levels' then row_number() over (
        partition by kind order by place) + (
        select coalesce(max(position), -1) from terms where kind = 'levels') else 0 end
    from given
    on conflict (kind, plain(title)) do nothing`)
    .catch(refuseFullTaxonomy);
}
