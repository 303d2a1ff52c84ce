import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Statement } from '../../src/platform/db/database.ts';
import type { RecordedStatement } from './recorded-statements.ts';

// Of a few thousand rows PostgreSQL may still rather read all and join by a hash, so those ways are
// closed to it: what it then reads from end to end has no index that leads to the rows.

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

interface Explained {
  'QUERY PLAN': { Plan: PlanNode }[];
}

/** A bitmap of an index is a node below the table that it is of. */
const nodesOf = (node: PlanNode, table = node['Relation Name']): PlanNode[] => [
  { ...node, 'Relation Name': node['Relation Name'] ?? table },
  ...(node.Plans ?? []).flatMap((below) => nodesOf(below, node['Relation Name'])),
];

const isWhole = (node: PlanNode) =>
  node['Node Type'] === 'Seq Scan' ||
  (/Index (Only )?Scan/.test(node['Node Type']) && !node['Index Cond']);

/** Which of these tables a statement reads from end to end, planned for its values and for any. */
export async function wholeReads(
  pool: pg.Pool,
  { text, values }: Pick<Statement, 'text' | 'values'>,
  tables: readonly string[],
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local enable_seqscan = off;
      set local enable_hashjoin = off; set local enable_mergejoin = off`);
    const plans = [
      await client.query<Explained>(`explain (format json) ${text}`, values),
      await client.query<Explained>(`explain (format json, generic_plan) ${text}`),
    ];
    return plans
      .flatMap(({ rows }) => rows.flatMap((row) => row['QUERY PLAN']))
      .flatMap(({ Plan }) => nodesOf(Plan).filter(isWhole))
      .flatMap((node) => tables.filter((table) => table === node['Relation Name']));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * An index that was made over changed rows is overlooked as long as a transaction is open that is
 * older than it, be it of another database.
 */
export async function untilIndexesCount(pool: pg.Pool): Promise<void> {
  const overlooked = `select from pg_index where indcheckxmin
    and xmin::text::bigint >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  while ((await pool.query(overlooked)).rowCount !== 0) await setTimeout(100);
}

/** What was said that reads one of these tables from end to end, with the tables. */
export async function unindexed(
  pool: pg.Pool,
  said: readonly RecordedStatement[],
  tables: readonly string[],
): Promise<{ text: string; whole: string[] }[]> {
  const statements = said.filter((each): each is Statement => each.name !== undefined);
  if (statements.length === 0) throw new Error('nothing was said');
  const found = [];
  for (const { text, values } of statements) {
    found.push({ text, whole: await wholeReads(pool, { text, values }, tables) });
  }
  return found.filter(({ whole }) => whole.length > 0);
}
