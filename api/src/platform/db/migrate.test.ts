import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, inject, it } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
import { migrate } from './migrate.ts';
import { createDatabase, databaseAt, dropDatabase } from '../../../test/support/databases.ts';

let folder: string;
let url: string;
let databases = 0;

beforeEach(async () => {
  const server = databaseAt(inject('templateDatabase'), 'postgres');
  const name = `sabia_migrate_${process.pid}_${databases++}`;
  await createDatabase(server, name);
  url = databaseAt(server, name);
  folder = await mkdtemp(join(tmpdir(), 'sabia-migrations-'));
  return async () => {
    await dropDatabase(server, name);
    await rm(folder, { recursive: true });
  };
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const birds = () => query<{ name: string }>('select name from birds order by name');

it('applies each file once, in the order of the file names', async () => {
  await write('0002-birds-first.sql', "insert into birds values ('sabiá')");
  await write('0001-birds-tables.sql', 'create table birds (name text)');
  expect(await migrate(url, { folder })).toEqual(['0001-birds-tables.sql', '0002-birds-first.sql']);

  await write('0003-birds-second.sql', "insert into birds values ('tico-tico')");
  expect(await migrate(url, { folder })).toEqual(['0003-birds-second.sql']);
  expect(await migrate(url, { folder })).toEqual([]);
  expect(await birds()).toEqual([{ name: 'sabiá' }, { name: 'tico-tico' }]);
});

it('runs once when several processes start it at the same time', async () => {
  await write('0001-birds-tables.sql', 'create table birds (name text); select pg_sleep(0.2)');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { folder })));
  expect(applied.flat()).toEqual(['0001-birds-tables.sql']);
});

it('changes nothing when one file fails, and names the file', async () => {
  await write('0001-birds-tables.sql', 'create table birds (name text)');
  await write('0002-nests-tables.sql', 'create table nests (bird text references bird)');
  await expect(migrate(url, { folder })).rejects.toThrow(
    'Migration 0002-nests-tables.sql failed, nothing was changed: relation "bird" does not exist',
  );
  await expect(birds()).rejects.toThrow('relation "birds" does not exist');

  await write('0002-nests-tables.sql', 'create table nests (bird text)');
  expect(await migrate(url, { folder })).toHaveLength(2);
});

it('applies a file outside of the transaction, between the files before and after it', async () => {
  await write('0001-birds-tables.sql', 'create table birds (name text)');
  await write(
    '0002-birds-name.alone.sql',
    `drop index if exists birds_name
-- then
create index concurrently birds_name on birds (name)`,
  );
  await write('0003-birds-first.sql', "insert into birds values ('sabiá')");
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { folder })));
  expect(applied.flat()).toEqual([
    '0001-birds-tables.sql',
    '0002-birds-name.alone.sql',
    '0003-birds-first.sql',
  ]);
  expect(
    await query("select indisvalid from pg_index where indexrelid = 'birds_name'::regclass"),
  ).toEqual([{ indisvalid: true }]);
});

it('repeats a file outside of the transaction that failed in the middle', async () => {
  await write(
    '0001-birds-tables.sql',
    "create table birds (name text); insert into birds values ('sabiá'), ('sabiá')",
  );
  const file = '0002-birds-name.alone.sql';
  const again = 'drop index if exists birds_name\n-- then\n';
  await write(file, `${again}create unique index concurrently birds_name on birds (name)`);
  await expect(migrate(url, { folder })).rejects.toThrow(
    `Migration ${file} failed, the next start repeats it from its first statement: could not create unique index`,
  );
  expect(await birds()).toHaveLength(2);

  await write(file, `${again}create index concurrently birds_name on birds (name)`);
  expect(await migrate(url, { folder })).toEqual([file]);
});

it('refuses a file that was changed after it had been applied', async () => {
  await write('0001-birds-tables.sql', 'create table birds (name text)');
  await migrate(url, { folder });
  await write('0001-birds-tables.sql', 'create table birds (name text, song text)');
  await expect(migrate(url, { folder })).rejects.toThrow(
    'Migration 0001-birds-tables.sql was changed after it had been applied to this database.',
  );
});

it('ignores the line ends of a Windows checkout', async () => {
  await write('0001-birds-tables.sql', 'create table birds (\n  name text\n)');
  await migrate(url, { folder });
  await write('0001-birds-tables.sql', 'create table birds (\r\n  name text\r\n)');
  expect(await migrate(url, { folder })).toEqual([]);
});

it('accepts migrations of a newer version, so that an older version can be started again', async () => {
  await write('0001-birds-tables.sql', 'create table birds (name text primary key)');
  await migrate(url, { folder });
  await write('0002-birds-colours.sql', 'alter table birds add colour text');
  await migrate(url, { folder });
  await rm(join(folder, '0002-birds-colours.sql'));
  expect(await migrate(url, { folder })).toEqual([]);
});

it('refuses a new file whose number is lower than one already applied', async () => {
  await write('0002-birds-tables.sql', 'create table birds (name text)');
  await migrate(url, { folder });
  await write('0001-nests-tables.sql', 'create table nests (bird text)');
  await expect(migrate(url, { folder })).rejects.toThrow(
    'Migration 0001-nests-tables.sql comes before 0002-birds-tables.sql, which is applied already.',
  );
});

it('refuses the database of a development version, whose files were replaced', async () => {
  await write('0000-birds-tables.sql', 'create table birds (name text)');
  await write('0227-birds-song.sql', 'alter table birds add song text');
  await migrate(url, { folder });
  await rm(join(folder, '0000-birds-tables.sql'));
  await rm(join(folder, '0227-birds-song.sql'));
  await write('0001-birds.sql', 'create table birds (name text, song text)');
  const refused = migrate(url, { folder });
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow(
    /development version: it has the migration 0000-birds-tables\.sql.* Remove the data folder/,
  );
  expect(await birds()).toEqual([]);
});
