import type pg from 'pg';
import type { RecordedStatement } from '../test/support/recorded-statements.ts';

/** The statements of the application for each request, `begin` and `commit` included. */
export interface RecordedRequests<Request extends string> {
  said: Record<Request, RecordedStatement[]>;
  /** The values of the recorded request, which other requests replace by their own. */
  sample: [name: string, value: unknown][];
}

/** By the names of the sample. */
type Given = Record<string, unknown>;

/**
 * Runs the recorded statements of a request with other values and answers with all rows. `learn` derives
 * values of the next statements from the rows so far.
 */
export function replayer<Request extends string>(
  pool: pg.Pool,
  { said, sample }: RecordedRequests<Request>,
) {
  const nameOf = new Map(sample.map(([name, value]) => [JSON.stringify(value), name]));

  /** The locks of a transaction stand in the text of its beginning. */
  const locking = (text: string, given: Given) =>
    sample.reduce((locks, [name, value]) => {
      const other = given[name];
      return typeof value === 'string' && typeof other === 'string'
        ? locks.replaceAll(value, other)
        : locks;
    }, text);

  function asScript({ name, text, values = [] }: RecordedStatement) {
    if (!name) return (given: Given) => ({ text: locking(text, given) });
    const names = values.map((value) => nameOf.get(JSON.stringify(value)));
    return (given: Given) => ({
      name,
      text,
      values: names.map((named, at) => (named === undefined ? values[at] : given[named])),
    });
  }

  const scripts = new Map(
    Object.entries<RecordedStatement[]>(said).map(([request, statements]) => [
      request,
      statements.map(asScript),
    ]),
  );

  return async <Row extends object>(
    request: Request,
    given: Given,
    learn: (rows: readonly Row[]) => Given = () => ({}),
  ): Promise<Row[]> => {
    const client = await pool.connect();
    try {
      const rows: Row[] = [];
      for (const about of scripts.get(request) ?? []) {
        const statement = about({ ...given, ...learn(rows) });
        const told = await client.query<Row>(statement);
        // `begin` comes with its locks, and has more than one answer.
        if (!Array.isArray(told)) rows.push(...told.rows);
      }
      return rows;
    } finally {
      client.release();
    }
  };
}
