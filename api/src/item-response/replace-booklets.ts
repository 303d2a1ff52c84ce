import type { Booklet, BookletItem } from '@sabia/domain/item-response/booklet.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Stores booklets in place of those with the same codes. What was known of these is unknown again (product.md TRI5). */
export async function replaceBooklets(
  tx: Database,
  {
    year,
    source,
    isImported,
    booklets,
  }: { year: number; source: string; isImported: boolean; booklets: readonly Booklet[] },
): Promise<void> {
  await tx.run(sql`
    delete from booklets where year = ${year} and code = any(${booklets.map(({ code }) => code)})`);
  const idOf = await storeItems(tx, { year, source }, booklets);
  const places = JSON.stringify(
    booklets.flatMap(({ code, area, items }) =>
      items.map((item) => ({
        booklet: code,
        position: item.position,
        language: item.language,
        id: idOf(itemOf(area, item)),
      })),
    ),
  );
  const heads = JSON.stringify(
    booklets.map(({ code, area, colour, isAdapted }) => ({ code, area, colour, isAdapted })),
  );
  await tx.run(sql`
    with inserted as (
      insert into booklets (year, code, area, colour, is_adapted, is_imported)
      select ${year}, code, area, colour, "isAdapted", ${isImported}
      from jsonb_to_recordset(${heads}::jsonb)
        given (code integer, area text, colour text, "isAdapted" boolean)
    )
    insert into booklet_items (year, booklet, position, language, item_id)
    select ${year}, booklet, position, language, id
    from jsonb_to_recordset(${places}::jsonb)
      given (booklet integer, position smallint, language smallint, id integer)`);
}

/**
 * Stores the items that are new and returns the ids of all of them. The ids are found here: with `is not distinct from`, a
 * join compares each item with each other one.
 */
async function storeItems(
  tx: Database,
  { year, source }: { year: number; source: string },
  booklets: readonly Booklet[],
): Promise<(item: StoredItem) => number | undefined> {
  const items = booklets.flatMap((booklet) =>
    booklet.items.map((item) => itemOf(booklet.area, item)),
  );
  // The update changes nothing: it makes the statement return stored items too.
  const stored = await tx.many<StoredItem & { id: number }>(sql`
    insert into item_parameters (year, area, code, key, ability, a, b, c, source)
    select distinct ${year}::smallint, area, code, key, ability, a, b, c, ${source}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) given (
      area text, code integer, key text, ability smallint,
      a double precision, b double precision, c double precision)
    on conflict (year, area, code, key, ability, a, b, c) do update set source = item_parameters.source
    returning id, area, code, key, ability, a, b, c`);
  const ids = new Map(stored.map(({ id, ...item }) => [textOf(item), id]));
  return (item) => ids.get(textOf(item));
}

const itemOf = (area: Booklet['area'], { code, key, ability, parameters }: BookletItem) => ({
  area,
  code,
  key,
  ability,
  a: parameters?.a ?? null,
  b: parameters?.b ?? null,
  c: parameters?.c ?? null,
});
type StoredItem = ReturnType<typeof itemOf>;

const textOf = ({ area, code, key, ability, a, b, c }: StoredItem) =>
  JSON.stringify([area, code, key, ability, a, b, c]);
