import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asObjects, types } from './rows.ts';

/** A prepared statement with its values; PostgreSQL parses and plans each name once per connection. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Runs statements on the pool or in one transaction. Columns are returned in camelCase. */
export interface Database {
  /** Exactly one row; throws otherwise. */
  one<Row>(statement: Statement): Promise<Row>;
  maybe<Row>(statement: Statement): Promise<Row | null>;
  many<Row>(statement: Statement): Promise<Row[]>;
  /** Returns the number of affected rows. */
  run(statement: Statement): Promise<number>;
  /** Runs `work` in a transaction; inside a transaction, in the same one. Locks are held until its end. */
  transaction<T>(work: (tx: Database) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** Names of advisory locks, shared or exclusive. */
export interface Locks {
  shared?: readonly string[];
  exclusive?: readonly string[];
}

interface TransactionOptions extends Locks {
  /** Statement timeout in milliseconds, for long work. */
  timeoutMs?: number;
  /** Inside a transaction: an error rolls back only this part. */
  savepoint?: true;
}

type Text = Pick<Statement, 'name' | 'text'>;

/** Cache of the composed texts of each template, by the names of the spliced statements. */
const texts = new WeakMap<TemplateStringsArray, Map<string, Text>>();

/**
 * Creates a statement: values become parameters, and a statement inside another one is spliced into
 * it. Texts are constants of the code, so their number is small.
 */
export function sql(strings: TemplateStringsArray, ...inputs: unknown[]): Statement {
  const values: unknown[] = [];
  let spliced = '';
  for (const value of inputs) {
    if (isStatement(value)) values.push(...value.values);
    else values.push(value);
    spliced += isStatement(value) ? value.name : '$';
  }
  const known = texts.get(strings) ?? new Map<string, Text>();
  let text = known.get(spliced);
  if (!text) {
    text = compose(strings, inputs);
    texts.set(strings, known.set(spliced, text));
  }
  return { ...text, values };
}

function compose(strings: TemplateStringsArray, inputs: readonly unknown[]): Text {
  let parameters = 0;
  const parts = inputs.map((value, index) => {
    const before = parameters;
    parameters += isStatement(value) ? value.values.length : 1;
    const part = isStatement(value)
      ? value.text.replace(/\$(\d+)/g, (_, position) => `$${Number(position) + before}`)
      : `$${parameters}`;
    return part + (strings[index + 1] ?? '');
  });
  const text = [strings[0], ...parts].join('');
  return { text, name: createHash('sha256').update(text).digest('base64url').slice(0, 24) };
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value;
}

export interface DatabasePool extends Database {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Default timeout in milliseconds: with an unreachable database the API answers 503 within two seconds. */
const defaultTimeoutMs = 1500;

interface PoolOptions {
  size?: number;
  timeoutMs?: number;
  onError?: (error: Error) => void;
}

export function openDatabase(
  url: string,
  { size = 10, timeoutMs = defaultTimeoutMs, onError = () => {} }: PoolOptions = {},
): DatabasePool {
  /** The driver's limit is a little later than the server's, so that usually the server reports the timeout. */
  const driverTimeoutMs = timeoutMs + 250;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    // Generic plans: planning our larger statements costs as much as running them, and depends little on the values.
    options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: driverTimeoutMs,
    // After the driver has given up, the statement must not continue and hold its locks.
    statement_timeout: timeoutMs,
    idleTimeoutMillis: 30_000,
  });
  // A broken connection fails the statements on it; an error event without a listener would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));

  /**
   * Runs `work` on a connection of its own, with the milliseconds that the wait for the connection has left.
   * A connection that was lost, or whose last statement is unanswered, is closed and not used again.
   */
  async function withConnection<T>(
    work: (client: pg.PoolClient, remainingMs: number) => Promise<T>,
  ): Promise<T> {
    const since = performance.now();
    const client = await pool.connect();
    let isLost = false;
    try {
      return await work(client, Math.max(1, driverTimeoutMs - (performance.now() - since)));
    } catch (error) {
      isLost = isDatabaseDown(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  return {
    ...statementMethods((statement) =>
      withConnection((client, remainingMs) =>
        client.query({ ...asArrays(statement), ...queryTimeout(remainingMs) }),
      ),
    ),
    transaction: (work, options = {}) =>
      retryDeadlocks(() =>
        withConnection(async (client, remainingMs) => {
          let timeout = timeoutOf(options);
          const tx: Database = {
            ...statementMethods((statement) =>
              client.query({ ...asArrays(statement), ...timeout }),
            ),
            // A longer timeout of an inner transaction holds until the end of the outer one.
            async transaction(innerWork, innerOptions) {
              timeout = { ...timeout, ...timeoutOf(innerOptions) };
              const text = innerOptions && openingStatement(client, innerOptions);
              if (text) await client.query({ text, ...timeout });
              return innerOptions?.savepoint
                ? withSavepoint(client, () => innerWork(tx))
                : innerWork(tx);
            },
          };
          const begin = `begin; ${openingStatement(client, options)}`;
          await client.query({ text: begin, ...queryTimeout(remainingMs), ...timeout });
          try {
            const result = await work(tx);
            await client.query('commit');
            return result;
          } catch (error) {
            if (!isDatabaseDown(error)) await client.query('rollback');
            throw error;
          }
        }),
      ),
    pool,
    close: () => pool.end(),
  };
}

const mostAttempts = 4;

/** Runs a transaction again that PostgreSQL has cancelled to end a deadlock: it had no effect. */
async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01';
      if (!isDeadlock || attempt === mostAttempts) throw error;
      // Spread at random, so that the same transactions do not meet again.
      await pause(Math.random() * 50 * attempt);
    }
  }
}

const timeoutOf = ({ timeoutMs }: TransactionOptions = {}) =>
  timeoutMs ? queryTimeout(timeoutMs + 250) : {};

async function withSavepoint<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint part');
  try {
    const result = await work();
    await client.query('release part');
    return result;
  } catch (error) {
    if (!isDatabaseDown(error)) await client.query('rollback to part; release part');
    throw error;
  }
}

/** The first statement of a transaction: sets its timeout and takes its locks; empty without options. */
function openingStatement(
  client: pg.PoolClient,
  { timeoutMs, shared, exclusive }: TransactionOptions,
): string {
  const limit = timeoutMs ? `set local statement_timeout = ${timeoutMs}; ` : '';
  return limit + lockStatement(client, { shared, exclusive });
}

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

/** Takes a lock in the middle of a transaction. */
export async function lock(tx: Database, name: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The timeout of one query in milliseconds, an option that the types of `pg` lack. */
const queryTimeout = (milliseconds: number) => ({ query_timeout: milliseconds });

const asArrays = (statement: Statement) => ({ ...statement, rowMode: 'array' as const });

type Run = (statement: Statement) => Promise<pg.QueryArrayResult>;

function statementMethods(run: Run): Omit<Database, 'transaction'> {
  const many = async <Row>(statement: Statement): Promise<Row[]> => {
    const { rows, fields } = await run(statement);
    return asObjects<Row>(rows, fields);
  };
  return {
    many,
    async maybe<Row>(statement: Statement) {
      const rows = await many<Row>(statement);
      if (rows.length > 1)
        throw new Error(`expected at most one row, got ${rows.length}: ${statement.text}`);
      return rows[0] ?? null;
    },
    async one<Row>(statement: Statement) {
      const rows = await many<Row>(statement);
      if (rows.length !== 1)
        throw new Error(`expected one row, got ${rows.length}: ${statement.text}`);
      return rows[0] as Row;
    },
    async run(statement) {
      return (await run(statement)).rowCount ?? 0;
    },
  };
}

/** True if the error comes from an unreachable, overloaded or restarting database, not from the statement. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08|57|53)/.test(code)) return true;
  if (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'].includes(code)
  ) {
    return true;
  }
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Connection ended/.test(
    error.message,
  );
}

/** The name of the constraint that the statement violated; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return null;
  return error.constraint ?? null;
}
