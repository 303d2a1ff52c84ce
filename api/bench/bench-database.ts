import { openDatabase, sql } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createDatabase, databaseAt, dropDatabase } from '../test/support/databases.ts';
import { loadBank } from './dataset/load-bank.ts';
import { loadDataset } from './dataset/load-dataset.ts';
import { sizes, type DatasetName } from './dataset/sizes.ts';

/** Creates a database with this dataset and a bank of 50,000 questions; the server keeps a copy for the next run. Returns the address. */
export async function createBenchDatabase(server: string, name: DatasetName): Promise<string> {
  const loaded = `loaded_${name}`;
  const db = openDatabase(server);
  const found = await db.maybe(sql`select from pg_database where datname = ${loaded}`);
  if (!found) {
    await dropDatabase(server, 'loading');
    await createDatabase(server, 'loading');
    await migrate(databaseAt(server, 'loading'));
    await loadDataset(databaseAt(server, 'loading'), sizes[name]);
    await loadBank(databaseAt(server, 'loading'), 50_000);
    await db.pool.query(`alter database loading rename to ${loaded}`);
  }
  await db.close();
  await dropDatabase(server, name);
  await createDatabase(server, name, loaded);
  await migrate(databaseAt(server, name));
  return databaseAt(server, name);
}
