import { createWriteStream } from 'node:fs';
import { cp, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copyFiles } from '../../files/copy-files.ts';
import { folderStorage } from '../../files/folder-storage.ts';
import { type BackupDescription, BackupProblem, descriptionFile } from './backup-folder.ts';
import { createDigestStream } from './digest.ts';
import { schoolSequences, schoolTables, type SchoolTable } from './school-tables.ts';
import { withClient } from './with-client.ts';
import type { SchoolStorage } from '../../../cli/with-school.ts';

interface BackupTarget extends SchoolStorage {
  /** The folder to create; it must not exist. It appears complete or not at all. */
  folder: string;
}

/**
 * Backs up a running school: the tables in one snapshot, then the files. Files never change and are only
 * deleted with the account of their owner, so every file of the snapshot is there, except those of users
 * who deleted their account meanwhile.
 */
export async function backUp(
  { databaseUrl, dataDir, files, folder }: BackupTarget,
  now: Date,
): Promise<void> {
  const unfinished = join(dirname(folder), `${basename(folder)}.unfinished`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const written = await writeTables(databaseUrl, unfinished);
  await copyFiles(files, await folderStorage(join(unfinished, 'files')));
  await cp(join(dataDir, 'identity'), join(unfinished, 'identity'), { recursive: true }).catch(
    unlessMissing,
  );
  const description: BackupDescription = { format: 1, takenAt: now.toISOString(), ...written };
  const text = `${JSON.stringify(description, null, 2)}\n`;
  await writeFile(join(unfinished, descriptionFile), text, { flush: true });
  await rename(unfinished, folder).catch((error: unknown) => {
    throw new BackupProblem(`${folder} já existe: escolha outra pasta.`, { cause: error });
  });
  await using parent = await open(dirname(folder));
  await parent.sync();
}

const writeTables = (databaseUrl: string, folder: string) =>
  withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string }>(
      'select max(name) as name from schema_migrations',
    );
    const tables = [];
    for (const table of await schoolTables(client)) {
      tables.push(await writeTable(client, table, folder));
    }
    const sequences = await schoolSequences(client);
    return { migration: rows[0]?.name ?? '', tables, sequences };
  });

async function writeTable(client: pg.Client, table: SchoolTable, folder: string) {
  const file = join('tables', `${table.name.replaceAll(/[^\w.]/g, '_')}.copy.zst`);
  const { stream, digest } = createDigestStream();
  const rows = client.query(copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`));
  await pipeline(
    rows,
    stream,
    createZstdCompress(),
    createWriteStream(join(folder, file), { flush: true, mode: 0o600 }),
  );
  return { ...table, file, rows: rows.rowCount, digest: digest() };
}

export function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
