import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { projectRoot } from '../project-root.ts';
import { storeConnectionSettings, withoutTimeout } from './connection-settings.ts';

type Migration = { name: string; sql: string; checksum: string };

const ourMigrations = fileURLToPath(new URL('api/migrations', projectRoot));

/** The key of the advisory lock of migrations: a second process waits for the first. */
const lock = 5_241_973;
/** Milliseconds between two attempts to get the lock. */
const lockPause = 100;

/** The end of the name of a migration that runs outside of a transaction. */
const alone = '.alone.sql';
/** The line that divides its statements. */
const divider = /^-- then$/m;

/**
 * Applies the files of api/migrations that were not applied yet, in the order of their names, up to the file `upTo` if
 * given. Returns the names of the applied files.
 *
 * All files run in one transaction, except those whose names end in `.alone.sql`: each of their statements, divided by the
 * line `-- then`, commits by itself, because `create index concurrently` and changes of a large table in slices need that.
 * They are applied after all files before them, and repeated from their first statement if one fails.
 */
export async function migrate(
  databaseUrl: string,
  { folder = ourMigrations, upTo = '~' } = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => name <= upTo);
  const client = new pg.Client({ connectionString: databaseUrl, options: withoutTimeout });
  // A lost connection fails the running query; an unhandled error event would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeLock(client);
    const pending = await choosePending(client, migrations);
    for (const group of groupsOf(pending)) await applyGroup(client, group);
    await storeConnectionSettings(client);
    return pending.map(({ name }) => name);
  } finally {
    // Rolls back what was not committed, and releases the lock.
    await client.end();
  }
}

/** Asks again and again: a statement that waits for the lock would keep a snapshot, for which `create index concurrently` waits. */
async function takeLock(client: pg.Client): Promise<void> {
  const isMine = async () => {
    const { rows } = await client.query<{ is_mine: boolean }>(
      'select pg_try_advisory_lock($1) as is_mine',
      [lock],
    );
    return rows[0]?.is_mine === true;
  };
  while (!(await isMine())) await setTimeout(lockPause);
}

/** Neighbours that share a transaction; a migration outside of a transaction is a group of its own. */
function groupsOf(migrations: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const migration of migrations) {
    const last = groups.at(-1);
    if (last && !isAlone(migration) && last.every((other) => !isAlone(other))) last.push(migration);
    else groups.push([migration]);
  }
  return groups;
}

const isAlone = ({ name }: Migration): boolean => name.endsWith(alone);

async function applyGroup(client: pg.Client, group: readonly Migration[]): Promise<void> {
  const [first] = group;
  if (first && isAlone(first)) return applyAlone(client, first);
  await client.query('begin');
  for (const migration of group) await apply(client, migration);
  await client.query('commit');
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
  refuseOtherFiles(migrations, [...applied.keys()]);
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

/** An applied file that is missing among the known ones is not of a newer version: the database has other migrations. */
function refuseOtherFiles(migrations: readonly Migration[], applied: readonly string[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const newest = migrations.at(-1)?.name ?? '';
  const foreign = applied.find((name) => name < newest && !names.has(name));
  if (foreign === undefined) return;
  throw new CannotStart(
    `The database is of a development version: it has the migration ${foreign}, which does not exist any more. Nothing was ` +
      'changed. Remove the data folder (data/, or DATA_DIR) or name an empty database in DATABASE_URL; ' +
      "docs/operations.md, 'Upgrade', tells how to keep the data.",
  );
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw failed(name, 'nothing was changed', error);
  }
  await record(client, { name, checksum });
}

async function applyAlone(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (const statement of sql.split(divider)) {
    try {
      await client.query(statement);
    } catch (error) {
      throw failed(name, 'the next start repeats it from its first statement', error);
    }
  }
  await record(client, { name, checksum });
}

function failed(name: string, consequence: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`Migration ${name} failed, ${consequence}: ${reason}`, { cause });
}

const record = (client: pg.Client, { name, checksum }: Omit<Migration, 'sql'>) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
