import type pg from 'pg';

/** Names of advisory locks, shared or exclusive. */
export interface Locks {
  shared?: readonly string[];
  exclusive?: readonly string[];
}

export interface TransactionOptions extends Locks {
  /** Rows of a table that are locked for an update, after the advisory locks. */
  rows?: { table: string; ids: readonly string[] };
  /** Statement timeout in milliseconds, for long work. */
  timeoutMs?: number;
  /** Inside a transaction: an error rolls back only this part. */
  savepoint?: true;
  /** Plans each statement for its values: for the arrays and limits of a slice, which are large for a generic plan. */
  customPlans?: true;
}

/** The first statement of a transaction: its settings and its locks; empty without options. */
export function openingStatement(
  client: pg.PoolClient,
  { timeoutMs, customPlans, rows, shared, exclusive }: TransactionOptions,
): string {
  const limit = timeoutMs ? `set local statement_timeout = ${timeoutMs}; ` : '';
  const plans = customPlans ? 'set local plan_cache_mode = force_custom_plan; ' : '';
  return limit + plans + lockStatement(client, { shared, exclusive }) + rowLock(client, rows);
}

/** In one order, so that two transactions never deadlock. */
const rowLock = (client: pg.PoolClient, rows: TransactionOptions['rows']): string =>
  rows
    ? `; select from ${client.escapeIdentifier(rows.table)} where id = any(${client.escapeLiteral(`{${rows.ids.join()}}`)}::uuid[])
        order by id desc for update`
    : '';

/**
 * Locks are taken by a statement of their own: the next statement then sees everything that the former
 * holders of the locks committed.
 */
function lockStatement(client: pg.PoolClient, { shared = [], exclusive = [] }: Locks): string {
  const hash = (name: string) => `hashtextextended(${client.escapeLiteral(name)}, 0)`;
  const calls = [
    ...shared.map((name) => `pg_advisory_xact_lock_shared(${hash(name)})`),
    ...exclusive.map((name) => `pg_advisory_xact_lock(${hash(name)})`),
  ];
  return calls.length > 0 ? `select ${calls.join(', ')}` : '';
}
