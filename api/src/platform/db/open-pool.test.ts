import { globSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/fresh-database.ts';
import { openPool } from './open-pool.ts';

const url = await freshDatabase();

it('outlives the loss of a connection that is taken and idle', async () => {
  const pool = openPool({ connectionString: url });
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  // Not `once` of events, which would listen for the error.
  const lost = new Promise<void>((resolve) => client.on('end', resolve));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('is the only place that makes a pool', () => {
  const sources = globSync(['src/**/*.ts', 'test/**/*.ts'], {
    cwd: new URL('../../..', import.meta.url),
  });
  const making = sources.filter((path) =>
    /new pg\.Pool\b/.test(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')),
  );
  expect(making).toEqual(['src/platform/db/open-pool.ts']);
});
