import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/fresh-database.ts';
import { checkClients, checkConnections, storeConnectionSettings } from './connection-settings.ts';
import { openDatabase, sql } from './database.ts';
import { withClient } from './backup/with-client.ts';

const url = await freshDatabase();

const reset = 'alter role current_user in database';

describe('the settings of connections', () => {
  it('are stored in the database and found by each new connection', async () => {
    await expect(checkConnections(url)).resolves.toBeUndefined();
    const db = openDatabase(url);
    onTestFinished(() => db.close());
    expect(await db.one(sql`show statement_timeout`)).toEqual({ statementTimeout: '1500ms' });
  });

  it('are stored again only after a change', async () => {
    await withClient(url, async (client) => {
      const asked: string[] = [];
      const watched = { query: (text: string) => (asked.push(text), client.query(text)) };
      await storeConnectionSettings(watched as unknown as pg.ClientBase);
      expect(asked).toHaveLength(1);
    });
  });

  it('are refused by name where one is missing', async () => {
    const name = new URL(url).pathname.slice(1);
    await withClient(url, (client) => client.query(`${reset} ${name} reset plan_cache_mode`));
    await expect(checkConnections(url)).rejects.toThrow(/lack the settings plan_cache_mode,/);
    await withClient(url, storeConnectionSettings);
    await expect(checkConnections(url)).resolves.toBeUndefined();
  });
});

it.each(['42P05', '26000'])('refuses a pooler whose connections answer %s', async (code) => {
  const error = Object.assign(new Error('prepared statement'), { code });
  const client = { query: () => Promise.reject(error) };
  await expect(checkClients([client, client])).rejects.toThrow(/PgBouncer .+ 1\.21 or later/);
});
