import { type Area, areas, type Booklet } from '@sabia/domain/item-response/booklet.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';
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
  officialDifference: number | null;
}

export interface StoredBooklet extends Booklet {
  isImported: boolean;
}

/** A booklet with its items and its scale. */
export const findBooklet = (db: Database, { year, code }: { year: number; code: number }) =>
  db.maybe<ScoredBooklet>(sql`
    select code, booklets.area, colour, is_adapted, is_reproducible, official_difference, slope, intercept, ${items} as items
    from booklets join scales using (area) where year = ${year} and code = ${code}`);

/** The booklets of a year among these. */
export const listBooklets = (db: Database, year: number, codes: readonly number[]) =>
  db.many<StoredBooklet>(sql`
    select code, area, colour, is_adapted, is_imported, ${items} as items from booklets
    where year = ${year} and code = any(${codes})`);

/** The booklets of an area in a year. */
export const listBookletsOfArea = (db: Database, year: number, area: Area) =>
  db.many<Booklet>(sql`
    select code, area, colour, is_adapted, ${items} as items from booklets
    where year = ${year} and area = ${area}`);

/** The booklets of a year, by default of the latest with all areas, else the latest; with all years. */
export async function offerBooklets(db: Database, given: number | undefined) {
  const listed = await db.many<{ year: number; areasQtd: number }>(sql`
    select year, count(distinct area)::integer as areas_qtd from booklets group by year order by year`);
  const whole = listed.filter(({ areasQtd }) => areasQtd === areas.length);
  const years = listed.map(({ year }) => year);
  const year = given ?? whole.at(-1)?.year ?? years.at(-1) ?? null;
  const booklets = await db.many<OfferedBooklet>(sql`
    select code as booklet, area, colour, is_adapted, is_reproducible, official_difference, application, edition,
      same_as, min(position) as first_position, count(distinct language) > 1 as has_language_choice
    from booklets join booklet_items on booklet_items.year = booklets.year and booklet = code
    where booklets.year = ${year}
    group by booklets.year, code order by code`);
  return { year, years, booklets };
}

/** The years with booklets, in order. */
export async function listYears(db: Database): Promise<number[]> {
  const rows = await db.many<{ year: number }>(
    sql`select distinct year from booklets order by year`,
  );
  return rows.map(({ year }) => year);
}
