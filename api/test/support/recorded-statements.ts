import type pg from 'pg';
import type { Statement } from '../../src/platform/db/database.ts';

/** What was said to the database; only a statement of ours has a name. */
export type RecordedStatement = Pick<Statement, 'text'> & Partial<Statement>;

/** Listens to all that a pool's connections say from now on; to be called before the first one opens. */
export function recordStatements(pool: pg.Pool): RecordedStatement[] {
  const said: RecordedStatement[] = [];
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args: [RecordedStatement | string]) {
        const [asked] = args;
        said.push(typeof asked === 'string' ? { text: asked } : asked);
        return Reflect.apply(query, self, args) as unknown;
      },
    });
  });
  return said;
}
