import type { Booklet } from '@sabia/domain/item-response/booklet.ts';
import type { Scale } from '@sabia/domain/item-response/scale.ts';
import { sql, type Database } from '../platform/db/database.ts';

const items = sql`(
  select json_agg(json_build_object('position', position, 'language', language, 'code', item.code, 'key', key,
    'ability', ability, 'parameters',
    case when a is not null then json_build_object('a', a, 'b', b, 'c', c) end))
  from booklet_items join item_parameters item on item.id = item_id
  where booklet_items.year = booklets.year and booklet = booklets.code)`;

export interface ScoredBooklet extends Booklet, Scale {
  isReproducible: boolean | null;
}

/** A booklet with its items and its scale. */
export const findBooklet = (db: Database, { year, code }: { year: number; code: number }) =>
  db.maybe<ScoredBooklet>(sql`
    select code, booklets.area, colour, is_adapted, is_reproducible, slope, intercept, ${items} as items
    from booklets join scales using (area) where year = ${year} and code = ${code}`);

/** The booklets of a year among these. */
export const listBooklets = (db: Database, year: number, codes: readonly number[]) =>
  db.many<Booklet>(sql`
    select code, area, colour, is_adapted, ${items} as items from booklets
    where year = ${year} and code = any(${codes})`);

/** The years with booklets, in order. */
export async function listYears(db: Database): Promise<number[]> {
  const rows = await db.many<{ year: number }>(
    sql`select distinct year from booklets order by year`,
  );
  return rows.map(({ year }) => year);
}
