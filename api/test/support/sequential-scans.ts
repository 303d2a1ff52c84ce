import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Statement } from '../../src/platform/db/database.ts';
import type { RecordedStatement } from './recorded-statements.ts';

// For a few thousand rows PostgreSQL may prefer a sequential scan and a hash join. These plans are
// disabled, so that a table which is still read as a whole has no suitable index.

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

interface Explained {
  'QUERY PLAN': { Plan: PlanNode }[];
}

/** All nodes of a plan. A bitmap index scan gets the table of its parent node. */
const nodesOf = (node: PlanNode, table = node['Relation Name']): PlanNode[] => [
  { ...node, 'Relation Name': node['Relation Name'] ?? table },
  ...(node.Plans ?? []).flatMap((below) => nodesOf(below, node['Relation Name'])),
];

const isWhole = (node: PlanNode) =>
  node['Node Type'] === 'Seq Scan' ||
  (/Index (Only )?Scan/.test(node['Node Type']) && !node['Index Cond']);

/** The tables that a statement reads as a whole, by the plan for its values or by the generic plan. */
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
 * Waits until PostgreSQL uses all indexes: an index that was created over changed rows is ignored while an
 * older transaction is open, also one of another database.
 */
export async function untilIndexesAreUsed(pool: pg.Pool): Promise<void> {
  const ignoredIndexes = `select from pg_index where indcheckxmin
    and xmin::text::bigint >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  while ((await pool.query(ignoredIndexes)).rowCount !== 0) await setTimeout(100);
}

/** The recorded statements that read one of these tables as a whole, with those tables. */
export async function unindexed(
  pool: pg.Pool,
  recorded: readonly RecordedStatement[],
  tables: readonly string[],
): Promise<{ text: string; whole: string[] }[]> {
  const statements = recorded.filter((each): each is Statement => each.name !== undefined);
  if (statements.length === 0) throw new Error('no statement was recorded');
  const found = [];
  for (const { text, values } of statements) {
    found.push({ text, whole: await wholeReads(pool, { text, values }, tables) });
  }
  return found.filter(({ whole }) => whole.length > 0);
}
