import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { built } from '../support/built-api.ts';
import { spawnServer } from '../support/spawned-server.factory.ts';
import { readDescription } from '../../src/platform/db/backup/backup-folder.ts';
import { schoolTables } from '../../src/platform/db/backup/school-tables.ts';
import { withClient } from '../../src/platform/db/backup/with-client.ts';
import { reachEmbeddedPostgres } from '../../src/platform/db/embedded-postgres/reach-embedded-postgres.ts';
import { startS3Server } from '../support/s3-server.ts';
import { assertDefined } from '../support/assert-defined.ts';

const [store, bare] = [await startS3Server(), await startS3Server()];
afterAll(() => {
  store.close();
  bare.close();
});
const school = await spawnServer();
/** A server with its files in a bucket. */
const other = await spawnServer(store.environment);
const backups = await mkdtemp(join(tmpdir(), 'sabia-backups-'));
afterAll(() => rm(backups, { recursive: true }));
const today = join(backups, 'today');
const here = { DATA_DIR: school.folder };
const elsewhere = { DATA_DIR: other.folder, ...store.environment };

/** The programs of `npm run backup` and `npm run restore`. */
const command = async (program: string, place: Record<string, string>, folder = today) =>
  promisify(execFile)(process.execPath, [await built(program), folder], { env: place });

/** The rows of each table as one text, sorted. */
async function rowsIn(dataDir: string): Promise<Record<string, string>> {
  const postgres = await reachEmbeddedPostgres(join(dataDir, 'postgres'));
  try {
    return await withClient(postgres.url, readRows);
  } finally {
    await postgres.stop();
  }
}

async function readRows(client: pg.Client): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const { name } of await schoolTables(client)) {
    const found = await client.query<{ all: string }>(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as all from ${name} t`,
    );
    rows[name] = assertDefined(found.rows[0]).all;
  }
  return rows;
}

/** The files of a data folder or of a backup. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const kept = join(folder, 'files', 'kept');
  const names = (await readdir(kept)).toSorted();
  const read = async (name: string) => [name, await readFile(join(kept, name), 'base64')];
  return Object.fromEntries(await Promise.all(names.map(read))) as Record<string, string>;
}

it(
  'a backup of a running school has every row when it is restored to a server with a bucket',
  { timeout: 240_000 },
  async () => {
    await school.start();
    const { ask, providerId } = await school.signIn('aluno@sabia.local');
    const user = await ask<{ id: string }>('GET', `/users/provider/${providerId}`);
    await command('backup', here);
    await command('restore', elsewhere);
    // Background jobs go on meanwhile, so the rows are compared with those in the backup.
    const second = join(backups, 'second');
    await command('backup', elsewhere, second);
    const written = await readDescription(today);
    expect(await readDescription(second)).toEqual({ ...written, takenAt: expect.any(String) });
    const [rows, restored] = [await rowsIn(school.folder), await rowsIn(other.folder)];
    for (const table of ['users', 'courses', 'contents', 'content_progressions', 'certificates'])
      expect([table, restored[table]]).toEqual([table, rows[table]]);
    expect(await filesIn(second)).toEqual(await filesIn(school.folder));

    await other.start();
    const again = await other.signIn('aluno@sabia.local');
    const last = `/last-ongoing-course/${user.id}`;
    expect(await again.ask('GET', last)).toEqual(await ask('GET', last));

    // An existing school is not overwritten.
    await expect(command('restore', elsewhere)).rejects.toThrow('já há uma escola');
    await expect(command('backup', here)).rejects.toThrow('já existe');
  },
);

it('a damaged backup restores nothing', { timeout: 60_000 }, async () => {
  const empty = await mkdtemp(join(tmpdir(), 'sabia-empty-'));
  const file = join(today, 'tables', 'users.copy.zst');
  const lines = zstdDecompressSync(await readFile(file))
    .toString()
    .split('\n');
  await writeFile(file, zstdCompressSync(lines.slice(1).join('\n')));
  const place = { DATA_DIR: empty, ...bare.environment };
  await expect(command('restore', place)).rejects.toThrow('A tabela users do backup');
  const rows = await rowsIn(empty);
  expect(rows['users'] ?? '').toBe('');
  expect(bare.keys()).toEqual([]);
  expect(await readdir(empty)).toEqual(['postgres']);
  await rm(empty, { recursive: true });
});
