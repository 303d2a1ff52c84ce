import type { Page } from '@sabia/domain/fields.ts';
import { sql, type Database, type Statement } from './database.ts';

export interface PageAsked {
  page: number;
  limit: number;
}

interface Listing {
  columns: Statement;
  /** `from … where …`, with one row for each item. */
  from: Statement;
  order: Statement;
}

/** One page of a listing, and how many there are in all: two statements, side by side. */
export async function readPage<Row>(
  db: Database,
  { page, limit }: PageAsked,
  { columns, from, order }: Listing,
): Promise<Page<Row>> {
  const [items, { total }] = await Promise.all([
    db.many<Row>(
      sql`select ${columns} ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    db.one<{ total: number }>(sql`select count(*) as total ${from}`),
  ]);
  return { items, page, limit, total, totalPages: Math.ceil(total / limit) };
}

/** Stable: `id` breaks ties, in the same direction. */
export function orderBy(column: Statement, criteria: 'asc' | 'desc', id: Statement): Statement {
  return criteria === 'desc' ? sql`${column} desc, ${id} desc` : sql`${column}, ${id}`;
}
