import type { Booklet } from '@sabia/domain/item-response/booklet.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Stores booklets in place of those with the same codes. What was known of these is unknown again (product.md TRI5). */
export async function replaceBooklets(
  tx: Database,
  { year, source, isImported }: { year: number; source: string; isImported: boolean },
  booklets: readonly Booklet[],
): Promise<void> {
  await tx.run(sql`
    delete from booklets where year = ${year} and code = any(${booklets.map(({ code }) => code)})`);
  const items = JSON.stringify(
    booklets.flatMap((booklet) =>
      booklet.items.map(({ parameters, ...item }) => ({
        ...item,
        ...parameters,
        area: booklet.area,
        booklet: booklet.code,
      })),
    ),
  );
  const heads = JSON.stringify(
    booklets.map(({ code, area, colour, isAdapted }) => ({ code, area, colour, isAdapted })),
  );
  const given = sql`jsonb_to_recordset(${items}::jsonb) given (
    booklet integer, position smallint, language smallint, area text, code integer, key text, ability smallint,
    a double precision, b double precision, c double precision)`;
  await tx.run(sql`
    insert into item_parameters (year, area, code, key, ability, a, b, c, source)
    select distinct ${year}::smallint, area, code, key, ability, a, b, c, ${source} from ${given}
    on conflict do nothing`);
  await tx.run(sql`
    with inserted as (
      insert into booklets (year, code, area, colour, is_adapted, is_imported)
      select ${year}, code, area, colour, "isAdapted", ${isImported}
      from jsonb_to_recordset(${heads}::jsonb)
        given (code integer, area text, colour text, "isAdapted" boolean)
    )
    insert into booklet_items (year, booklet, position, language, item_id)
    select ${year}, given.booklet, given.position, given.language, item.id
    from ${given} join item_parameters item on item.year = ${year} and item.area = given.area
      and item.code is not distinct from given.code and item.key = given.key and item.ability is not distinct from given.ability
      and item.a is not distinct from given.a and item.b is not distinct from given.b
      and item.c is not distinct from given.c`);
}
