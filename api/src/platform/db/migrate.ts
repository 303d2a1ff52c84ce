import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

type Migration = { name: string; sql: string; checksum: string };

const ourMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * The order of joins in migrations that can't be edited any more: `1` keeps the written one. 0134 joins tables that it
 * has just filled; without their statistics PostgreSQL chose an order that took 19 of the 20 seconds of a first start.
 */
const joinCollapseLimits: Readonly<Record<string, number>> = {
  '0134-item-response-enem-2019-2022.sql': 1,
};

/** The key of the advisory lock of migrations: a second process waits for the first. */
const lock = 5_241_973;

/**
 * Applies the files of api/migrations that were not applied yet, in the order of their names, in one
 * transaction, up to the file `upTo` if given. Returns the names of the applied files.
 */
export async function migrate(
  databaseUrl: string,
  { folder = ourMigrations, upTo = '~' } = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => name <= upTo);
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection fails the running query; an unhandled error event would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const pending = await choosePending(client, migrations);
    for (const migration of pending) await apply(client, migration);
    await client.query('commit');
    return pending.map(({ name }) => name);
  } finally {
    // Closing without a commit rolls back.
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows can have other line ends.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function choosePending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const last = rows.at(-1)?.name ?? '';
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it had been applied to this database. ` +
          'Restore it, and write the change as a new migration.',
      );
    }
    if (!applied.has(name) && name < last) {
      throw new Error(
        `Migration ${name} comes before ${last}, which is applied already. ` +
          'Give it a higher number.',
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    const limit = joinCollapseLimits[name];
    if (limit) await client.query(`set local join_collapse_limit = ${limit}`);
    await client.query(sql);
    if (limit) await client.query('set local join_collapse_limit to default');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed, nothing was changed: ${reason}`, { cause: error });
  }
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}
