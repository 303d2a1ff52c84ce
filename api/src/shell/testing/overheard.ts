import type pg from 'pg';
import type { Statement } from '../database.ts';

/** What was said to the database: a named statement, or a plain text such as `commit`. */
export type Said = Statement | string;

/** Listens to all that a pool's connections say from now on; to be called before the first one opens. */
export function overhear(pool: pg.Pool): Said[] {
  const said: Said[] = [];
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args: [Said]) {
        said.push(args[0]);
        return Reflect.apply(query, self, args) as unknown;
      },
    });
  });
  return said;
}
