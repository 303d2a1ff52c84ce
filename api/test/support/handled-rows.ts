import type pg from 'pg';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/**
 * Counts the rows that PostgreSQL handles for the statements of a pool, in all nodes of their plans, and the pages that it
 * reads, with those of triggers. Sequential scans are disabled, which PostgreSQL prefers in the small tables of a test.
 */
export function countHandledRows(pool: pg.Pool): { rows: number; pages: number } {
  const counted = { rows: 0, pages: 0 };
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const plan = /^duration: .* plan:\n(?<json>.*)$/s.exec(message)?.groups?.json;
      if (plan !== undefined) {
        const { Plan } = JSON.parse(plan) as { Plan: PlanNode };
        counted.rows += handledBy(Plan);
        counted.pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
      }
    });
    void client.query(`load 'auto_explain'; set client_min_messages = notice;
      set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_timing = off; set auto_explain.log_format = json;
      set auto_explain.log_level = notice; set auto_explain.log_buffers = on;
      set auto_explain.log_nested_statements = on; set enable_seqscan = off`);
  });
  return counted;
}

const handledBy = (node: PlanNode): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, below) => sum + handledBy(below), 0);
