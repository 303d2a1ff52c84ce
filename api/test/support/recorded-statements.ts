import type pg from 'pg';
import type { Statement } from '../../src/platform/db/database.ts';

/** What was said to the database; only a statement of ours has a name. */
export type Said = Pick<Statement, 'text'> & Partial<Statement>;

/** Listens to all that a pool's connections say from now on; to be called before the first one opens. */
export function overhear(pool: pg.Pool): Said[] {
  const said: Said[] = [];
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args: [Said | string]) {
        const [asked] = args;
        said.push(typeof asked === 'string' ? { text: asked } : asked);
        return Reflect.apply(query, self, args) as unknown;
      },
    });
  });
  return said;
}
