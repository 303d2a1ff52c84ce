import type pg from 'pg';
import type { RecordedStatement } from '../test/support/recorded-statements.ts';
import type { BenchRequest } from './requests.ts';

/** By the `keyOf` a sample request: its statements, and the ids in it. */
export type Recordings = Record<string, { ids: string[]; statements: RecordedStatement[] }>;

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Requests with the same key differ in ids and instants only, and run the same statements. */
export const keyOf = (scenario: string, { method, path }: BenchRequest) =>
  `${scenario}: ${method} ${path.replaceAll(id, ':id')}`;

/** The ids and instants of a request in their order, after the time of the request itself. */
export const idsOf = ({ path, user, body = '' }: BenchRequest, now: Date): string[] => [
  now.toISOString(),
  ...(user ? [user.id, user.providerId] : []),
  ...(`${path} ${body}`.match(id) ?? []),
];

/**
 * Runs the recorded statements of a request with the same key, `begin` and `commit` included, and returns all
 * rows. The ids of the sample are replaced by those at the same places of this request.
 */
export function createReplay(pool: pg.Pool, recordings: Recordings) {
  const templates = new Map(
    Object.entries(recordings).map(([key, { ids, statements }]) => [
      key,
      statements.map((statement) => templateOf(statement, ids)),
    ]),
  );

  return async (scenario: string, request: BenchRequest): Promise<unknown[]> => {
    const statements = templates.get(keyOf(scenario, request));
    if (!statements) throw new Error(`nothing is recorded for ${keyOf(scenario, request)}`);
    const ids = idsOf(request, new Date());
    const client = await pool.connect();
    try {
      const rows: unknown[] = [];
      for (const { name, text, values } of statements) {
        const result = await client.query<object>({
          ...(name !== undefined && { name }),
          text: text(ids) as string,
          values: values(ids) as unknown[],
        });
        // `begin` and its locks are several statements.
        if (!Array.isArray(result)) rows.push(...result.rows);
      }
      return rows;
    } finally {
      client.release();
    }
  };
}

const templateOf = ({ name, text, values = [] }: RecordedStatement, ids: readonly string[]) => ({
  name,
  // The text of `begin` contains the locks of its transaction.
  text: template(text, ids),
  values: template(values, ids),
});

type Fill = (ids: readonly string[]) => unknown;

/** A value in which each id of the sample stands for the one at the same place of other ids. */
function template(value: unknown, sample: readonly string[]): Fill {
  if (Array.isArray(value)) {
    const items = value.map((item) => template(item, sample));
    return (ids) => items.map((fill) => fill(ids));
  }
  if (typeof value !== 'string') return () => value;
  const parts = value.split(new RegExp(`(${sample.join('|')})`));
  const places = parts.map((part) => sample.indexOf(part));
  return (ids) => parts.map((part, index) => ids[places[index] ?? -1] ?? part).join('');
}
