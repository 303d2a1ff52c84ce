import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { statementTimeoutMs } from './connection-settings.ts';
import { openPool } from './open-pool.ts';
import { openingStatement, type TransactionOptions } from './opening-statement.ts';
import { asObjects, types } from './rows.ts';
import { DatabaseSilent, withinBudget, type WaitBudget } from './wait-budget.ts';

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

interface PoolOptions {
  size?: number;
  /** Milliseconds. Other than the default only for direct connections: poolers refuse it. */
  timeoutMs?: number;
  onError?: (error: Error) => void;
}

/**
 * Connections have the settings that the database keeps for their role (connection-settings.ts).
 *
 * Three timeouts. `statement_timeout`: the database ends a slow statement and says so; this is the usual one.
 * The wait budget, a little longer: for a network that is silent, and for a pool without a free connection; it
 * does not count the time in which our event loop is blocked, when answers wait unread. `connectionTimeoutMillis`,
 * much longer: frees the place of a connection attempt that never ends; its timer does count that time.
 */
export function openDatabase(
  url: string,
  { size = 10, timeoutMs = statementTimeoutMs, onError = () => {} }: PoolOptions = {},
): DatabasePool {
  const waitMs = waitFor(timeoutMs);
  const pool = openPool(
    {
      connectionString: url,
      max: size,
      types,
      ...(timeoutMs !== statementTimeoutMs && { statement_timeout: timeoutMs }),
      connectionTimeoutMillis: waitMs + 8000,
      idleTimeoutMillis: 30_000,
    },
    onError,
  );

  async function connect(budget: WaitBudget): Promise<pg.PoolClient> {
    const connecting = pool.connect();
    try {
      return await withinBudget(connecting, budget);
    } catch (error) {
      // A connection that comes too late is free for the next request.
      void connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    }
  }

  /**
   * Runs `work` on a connection of its own, with what the wait for the connection has left of the budget.
   * A connection that was lost, or whose last statement is unanswered, is closed and not used again.
   */
  async function withConnection<T>(
    work: (client: pg.PoolClient, budget: WaitBudget) => Promise<T>,
  ): Promise<T> {
    const budget = { remainingMs: waitMs };
    const client = await connect(budget);
    let isLost = false;
    try {
      return await work(client, budget);
    } catch (error) {
      isLost = isDatabaseDown(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  return {
    ...statementMethods((statement) =>
      withConnection((client, budget) => withinBudget(client.query(asArrays(statement)), budget)),
    ),
    transaction: (work, options = {}) =>
      retryDeadlocks(() =>
        withConnection(async (client, budget) => {
          let statementMs = waitOf(options) ?? waitMs;
          /** Runs one statement, with a budget of its own. */
          const within = <T>(answer: Promise<T>, remainingMs = statementMs) =>
            withinBudget(answer, { remainingMs });
          const run: RunText = (text) => within(client.query(text));
          const tx: Database = {
            ...statementMethods((statement) => within(client.query(asArrays(statement)))),
            // A longer timeout of an inner transaction holds until the end of the outer one.
            async transaction(innerWork, innerOptions) {
              statementMs = waitOf(innerOptions) ?? statementMs;
              const text = innerOptions && openingStatement(client, innerOptions);
              if (text) await run(text);
              return innerOptions?.savepoint
                ? withSavepoint(run, () => innerWork(tx))
                : innerWork(tx);
            },
          };
          const begin = client.query(`begin; ${openingStatement(client, options)}`);
          try {
            await within(begin, waitOf(options) ?? budget.remainingMs);
            const result = await work(tx);
            await within(client.query('commit'), waitMs);
            return result;
          } catch (error) {
            if (!isDatabaseDown(error)) await within(client.query('rollback'), waitMs);
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

/** A little longer than the server's timeout, so that usually the server reports it. */
const waitFor = (timeoutMs: number) => timeoutMs + 250;

const waitOf = ({ timeoutMs }: TransactionOptions = {}) => timeoutMs && waitFor(timeoutMs);

type RunText = (text: string) => Promise<unknown>;

async function withSavepoint<T>(run: RunText, work: () => Promise<T>): Promise<T> {
  await run('savepoint part');
  try {
    const result = await work();
    await run('release part');
    return result;
  } catch (error) {
    if (!isDatabaseDown(error)) await run('rollback to part; release part');
    throw error;
  }
}

/** Takes locks in the middle of a transaction, in one statement and in this order. */
export const lock = (tx: Database, ...names: readonly string[]): Promise<void> =>
  tx.transaction(async () => {}, { exclusive: names });

/** Takes the locks that nobody holds, without waiting. Answers for each name if it was taken. */
export async function tryLocks(tx: Database, names: readonly string[]): Promise<boolean[]> {
  const tried = await tx.many<{ isHeld: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(name, 0)) as is_held
    from unnest(${names}::text[]) with ordinality as listed(name, place) order by place`);
  return tried.map(({ isHeld }) => isHeld);
}

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
  if (error instanceof DatabaseSilent) return true;
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
