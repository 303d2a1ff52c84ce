import type { Page } from '@sabia/domain/fields.ts';
import { sql, type Database, type Statement } from './database.ts';

export interface PageQuery {
  page: number;
  limit: number;
  searchKey?: string | undefined;
}

interface Listing {
  columns: Statement;
  /** `from … where …` with one row per item. */
  from: Statement;
  order: Statement;
}

/** Reads one page of a listing and the total number of items. */
export async function readPage<Row>(
  db: Database,
  { page, limit, searchKey }: PageQuery,
  { columns, from, order }: Listing,
): Promise<Page<Row>> {
  const count = sql`select count(*) as total ${from}`;
  // A search counts its matches in the same pass; without a search, counting by an index is faster.
  const counted = searchKey ? sql`count(*) over ()` : sql`(${count})`;
  const items = await db.many<Row & { total: number }>(sql`
    select ${columns}, ${counted} as total ${from}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`);
  const isPastEnd = items.length === 0 && page > 1;
  const { total } = isPastEnd ? await db.one<{ total: number }>(count) : (items[0] ?? { total: 0 });
  return { items, page, limit, total, totalPages: Math.ceil(total / limit) };
}

/** A stable order: `id` breaks ties, in the same direction. */
export function orderBy(column: Statement, criteria: 'asc' | 'desc', id: Statement): Statement {
  return criteria === 'desc' ? sql`${column} desc, ${id} desc` : sql`${column}, ${id}`;
}

/** One page of a listing that was read whole, because its rows are judged in TypeScript. */
export const sliceOf = <T>(all: readonly T[], { page, limit }: PageQuery): Page<T> => ({
  items: all.slice((page - 1) * limit, page * limit),
  page,
  limit,
  total: all.length,
  totalPages: Math.ceil(all.length / limit),
});
