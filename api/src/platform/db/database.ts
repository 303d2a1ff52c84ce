import { createHash } from 'node:crypto';
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
  transaction<T>(work: (tx: Database) => Promise<T>, terms?: Terms): Promise<T>;
}

/** Names of advisory locks, shared or exclusive. */
export interface Locks {
  shared?: readonly string[];
  exclusive?: readonly string[];
}

interface Terms extends Locks {
  /** Statement timeout in milliseconds, for long work. */
  patience?: number;
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
export function sql(strings: TemplateStringsArray, ...given: unknown[]): Statement {
  const values: unknown[] = [];
  let spliced = '';
  for (const value of given) {
    if (isStatement(value)) values.push(...value.values);
    else values.push(value);
    spliced += isStatement(value) ? value.name : '$';
  }
  const known = texts.get(strings) ?? new Map<string, Text>();
  let found = known.get(spliced);
  if (!found) {
    found = putTogether(strings, given);
    texts.set(strings, known.set(spliced, found));
  }
  return { ...found, values };
}

function putTogether(strings: TemplateStringsArray, given: readonly unknown[]): Text {
  let parameters = 0;
  const parts = given.map((value, index) => {
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
const usualPatience = 1500;

interface PoolOptions {
  size?: number;
  patience?: number;
  onError?: (error: Error) => void;
}

export function openDatabase(
  url: string,
  { size = 10, patience = usualPatience, onError = () => {} }: PoolOptions = {},
): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    // Generic plans: planning our larger statements costs as much as running them, and depends little on the values.
    options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan',
    connectionTimeoutMillis: patience,
    query_timeout: patience + 250,
    // The caller has given up: the statement must not continue and hold its locks.
    statement_timeout: patience,
    idleTimeoutMillis: 30_000,
  });
  // A broken connection fails what is asked on it; without listeners it would also end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));

  /** Works on a connection of its own; one that was lost, or still owes an answer, is not used again. */
  async function holding<T>(work: (client: pg.PoolClient, wait: number) => Promise<T>): Promise<T> {
    const since = performance.now();
    const client = await pool.connect();
    let lost = false;
    try {
      return await work(client, Math.max(1, patience + 250 - (performance.now() - since)));
    } catch (error) {
      lost = isDatabaseDown(error);
      throw error;
    } finally {
      client.release(lost);
    }
  }

  return {
    ...speaking((statement) =>
      holding((client, wait) => client.query({ ...asArrays(statement), ...within(wait) })),
    ),
    transaction: (work, terms = {}) =>
      holding(async (client, left) => {
        let wait = waiting(terms);
        const tx: Database = {
          ...speaking((statement) => client.query({ ...asArrays(statement), ...wait })),
          // What is dear within a transaction makes all that is left of it patient.
          async transaction(inner, more) {
            wait = { ...wait, ...waiting(more) };
            const text = more && beginning(client, more);
            if (text) await client.query({ text, ...wait });
            return more?.savepoint ? withSavepoint(client, () => inner(tx)) : inner(tx);
          },
        };
        const begin = `begin; ${beginning(client, terms)}`;
        await client.query({ text: begin, ...within(left), ...wait });
        try {
          const result = await work(tx);
          await client.query('commit');
          return result;
        } catch (error) {
          if (!isDatabaseDown(error)) await client.query('rollback');
          throw error;
        }
      }),
    pool,
    close: () => pool.end(),
  };
}

const waiting = ({ patience }: Terms = {}) => (patience ? within(patience + 250) : {});

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

/** What a transaction begins with, or a part of it. */
function beginning(client: pg.PoolClient, { patience, shared, exclusive }: Terms): string {
  const limit = patience ? `set local statement_timeout = ${patience}; ` : '';
  return limit + taking(client, { shared, exclusive });
}

/** A statement of its own: what reads after it sees everything that the former holders of the locks committed. */
function taking(client: pg.PoolClient, { shared = [], exclusive = [] }: Locks): string {
  const hash = (name: string) => `hashtextextended(${client.escapeLiteral(name)}, 0)`;
  const taken = [
    ...shared.map((name) => `pg_advisory_xact_lock_shared(${hash(name)})`),
    ...exclusive.map((name) => `pg_advisory_xact_lock(${hash(name)})`),
  ];
  return taken.length > 0 ? `select ${taken.join(', ')}` : '';
}

/** Takes a lock in the middle of a transaction. */
export async function lock(tx: Database, name: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Of milliseconds; pg's types do not know it. */
const within = (wait: number) => ({ query_timeout: wait });

const asArrays = (statement: Statement) => ({ ...statement, rowMode: 'array' as const });

type Run = (statement: Statement) => Promise<pg.QueryArrayResult>;

function speaking(run: Run): Omit<Database, 'transaction'> {
  const many = async <Row>(statement: Statement): Promise<Row[]> => {
    const { rows, fields } = await run(statement);
    return asObjects<Row>(rows, fields);
  };
  return {
    many,
    async maybe<Row>(statement: Statement) {
      const rows = await many<Row>(statement);
      if (rows.length > 1)
        throw new Error(`one row at most, but ${rows.length}: ${statement.text}`);
      return rows[0] ?? null;
    },
    async one<Row>(statement: Statement) {
      const rows = await many<Row>(statement);
      if (rows.length !== 1) throw new Error(`one row, but ${rows.length}: ${statement.text}`);
      return rows[0] as Row;
    },
    async run(statement) {
      return (await run(statement)).rowCount ?? 0;
    },
  };
}

/** Whether an error means that the database can't be reached or asked now, not that we asked wrongly. */
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

/** The name of the unique constraint that an error says was violated. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return null;
  return error.constraint ?? null;
}
