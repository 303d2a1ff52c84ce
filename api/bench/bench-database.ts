import { openDatabase, sql } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { loadDataset } from './dataset/load-dataset.ts';
import type { DatasetSize } from './dataset/sizes.ts';

export interface BenchDatabaseOptions {
  name: string;
  /** Null for one with nothing in it yet. */
  size: DatasetSize | null;
  /** Whether what is loaded stays in the folder, for the next time. */
  isKept: boolean;
}

/** Makes a database for the bench in this PostgreSQL, and answers with its address. */
export async function createBenchDatabase(
  server: string,
  { name, size, isKept }: BenchDatabaseOptions,
): Promise<string> {
  const db = openDatabase(server, { timeoutMs: 600_000 });
  try {
    const isThere = async (database: string) =>
      (await db.maybe(sql`select from pg_database where datname = ${database}`)) !== null;
    const loaded = isKept ? `loaded_${name}` : name;
    if (!(await isThere(loaded))) {
      // It has its name as soon as it has everything.
      await db.pool.query(`drop database if exists loading`);
      await db.pool.query(`create database loading`);
      await migrate(addressOf(server, 'loading'));
      if (size) await loadDataset(addressOf(server, 'loading'), size);
      await db.pool.query(`alter database loading rename to ${loaded}`);
    }
    if (isKept) {
      await db.pool.query(`drop database if exists ${name}`);
      await db.pool.query(`create database ${name} template ${loaded} strategy file_copy`);
      await migrate(addressOf(server, name));
    }
    return addressOf(server, name);
  } finally {
    await db.close();
  }
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = database;
  return address.href;
}
