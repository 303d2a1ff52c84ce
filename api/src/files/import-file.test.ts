import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { freshDatabase } from '../../test/support/fresh-database.ts';
import { openDatabase, sql } from '../platform/db/database.ts';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { importFile } from './import-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-import-'));
const db = openDatabase(await freshDatabase());
const storage = { db, files: await folderStorage(join(folder, 'files')) };
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

it('imports a video, captions and a cover once, however often they are imported', async () => {
  const film = join(folder, 'aula.mp4');
  await writeFile(film, '\0\0\0\x18ftypmp42\0\0\0\0mp42isom');
  const cover = await sharp({
    create: { width: 400, height: 225, channels: 3, background: '#1864ab' },
  })
    .png()
    .toBuffer();
  const importAll = () =>
    Promise.all([
      importFile(storage, film, 'video/mp4'),
      importFile(storage, Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nOi\n'), 'text/vtt'),
      importFile(storage, cover, 'image/png'),
    ]);

  const first = await importAll();
  expect(await importAll()).toEqual(first);
  expect(first.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/files\/[\da-f]{32}\.mp4$/),
    expect.stringMatching(/^\/files\/[\da-f]{32}\.vtt$/),
    expect.stringMatching(/^\/files\/[\da-f]{32}-400x\d+\.webp$/),
  ]);
  expect(await readdir(join(folder, 'files', 'kept'))).toHaveLength(4);
  const rows = await db.many(sql`select url, owner_id, unused_since from files order by url`);
  const urls = first.map(({ url }) => url).toSorted();
  expect(rows).toEqual(urls.map((url) => ({ url, ownerId: null, unusedSince: null })));
});

it.each(['image/png', 'video/mp4', 'video/webm', 'text/vtt', 'application/zip'])(
  'what only claims to be %s is refused from us, too',
  async (contentType) => {
    await expect(importFile(storage, Buffer.from('<svg/>'), contentType)).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  },
);
