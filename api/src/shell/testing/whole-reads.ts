import type pg from 'pg';
import type { Statement } from '../database.ts';

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
