import { createReadStream, existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../migrate.ts';
import { copyFiles } from '../../files/copy-files.ts';
import { folderStorage } from '../../files/folder-storage.ts';
import { unlessMissing } from './back-up.ts';
import { type BackupDescription, BackupProblem, readDescription } from './backup-folder.ts';
import { createDigestStream } from './digest.ts';
import { withClient } from './with-client.ts';
import type { SchoolStorage } from '../../../cli/with-school.ts';

/** A backup folder, and the storage that it is restored to, which must be empty. */
interface RestoreSource extends SchoolStorage {
  folder: string;
}

/**
 * Restores a backup to an empty database and file storage: the files first, then all tables in one
 * transaction at the migration of the backup; later migrations are applied afterwards.
 */
export async function restore({ folder, ...school }: RestoreSource): Promise<void> {
  const backup = await readDescription(folder);
  await refuseToOverwrite(school);
  const kept = await folderStorage(join(folder, 'files'));
  const secret = join(school.dataDir, 'identity');
  try {
    await copyFiles(kept, school.files);
    await cp(join(folder, 'identity'), secret, { recursive: true }).catch(unlessMissing);
    await restoreDatabase(school.databaseUrl, backup, folder);
  } catch (error) {
    await rm(secret, { recursive: true, force: true });
    for await (const name of kept.names()) await school.files.remove(name);
    throw error;
  }
}

async function restoreDatabase(databaseUrl: string, backup: BackupDescription, folder: string) {
  const applied = await migrate(databaseUrl, { upTo: backup.migration });
  if (applied.at(-1) !== backup.migration) {
    throw new BackupProblem(
      `Este backup é de uma versão mais nova da Sabiá (${backup.migration}): atualize antes de restaurar.`,
    );
  }
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await readTables(client, backup, folder);
    await client.query('commit');
    await client.query('analyze');
  });
  await migrate(databaseUrl);
}

async function refuseToOverwrite({ databaseUrl, dataDir, files }: SchoolStorage): Promise<void> {
  const hasTables = await withClient(databaseUrl, async (client) => {
    const found = await client.query(`select where to_regclass('schema_migrations') is not null`);
    return found.rowCount === 1;
  });
  const { done: hasNoFiles } = await files.names()[Symbol.asyncIterator]().next();
  if (hasTables || !hasNoFiles || existsSync(join(dataDir, 'identity'))) {
    throw new BackupProblem('Aqui já há uma escola. Restaure onde não há nem banco nem arquivos.');
  }
}

/**
 * Fills all tables. Foreign keys are dropped and triggers disabled meanwhile, because the tables are in no
 * particular order; both are restored before the commit.
 */
async function readTables(client: pg.Client, backup: BackupDescription, folder: string) {
  const names = backup.tables.map(({ name }) => name);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f'`);
  const each = (statements: string[]) => client.query(statements.join(';'));
  await each(keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`));
  await each(names.map((name) => `alter table ${name} disable trigger user`));
  // Migrations insert rows into some tables.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of backup.tables) await readTable(client, table, folder);
  for (const [name, last] of Object.entries(backup.sequences)) {
    if (last !== null) await client.query('select setval($1, $2)', [name, last]);
  }
  await each(names.map((name) => `alter table ${name} enable trigger user`));
  await each(
    keys.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  );
}

async function readTable(
  client: pg.Client,
  { name, columns, file, rows, digest }: BackupDescription['tables'][number],
  folder: string,
): Promise<void> {
  const read = createDigestStream();
  const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(join(folder, file)), createZstdDecompress(), read.stream, target);
  if (target.rowCount !== rows || read.digest() !== digest) {
    throw new BackupProblem(`A tabela ${name} do backup está danificada: nada foi restaurado.`);
  }
}
