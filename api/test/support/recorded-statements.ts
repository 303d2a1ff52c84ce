import type pg from 'pg';
import type { Statement } from '../../src/platform/db/database.ts';

/** A statement that was sent to the database; only statements made by `sql` have a name. */
export type RecordedStatement = Pick<Statement, 'text'> & Partial<Statement>;

/** Records all statements of a pool. Call it before the first connection opens. */
export function recordStatements(pool: pg.Pool): RecordedStatement[] {
  const recorded: RecordedStatement[] = [];
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args: [RecordedStatement | string]) {
        const [statement] = args;
        recorded.push(typeof statement === 'string' ? { text: statement } : statement);
        return Reflect.apply(query, self, args) as unknown;
      },
    });
  });
  return recorded;
}
