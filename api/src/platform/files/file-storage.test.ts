import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startS3Server } from '../../../test/support/s3-server.ts';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-storage-'));
const server = await startS3Server();
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** With S3_… in the environment these tests run against that store, in an empty bucket. */
const { s3 = server.settings } = readConfig(process.env);

const id = (last: number) => `0192d3f0-0000-7000-8000-00000000000${last}`;
const bytes = (content: string) => Readable.from([Buffer.from(content)]);
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const aDay = 24 * 3600 * 1000;

describe.each([
  ['folder', () => folderStorage(folder)],
  ['bucket', async () => s3Storage(s3)],
] as const)('in a %s', (_, open) => {
  describe('a kept file', () => {
    it('is read whole or in part, also after a restart', async () => {
      await (await open()).keep('0a-320.webp', Buffer.from('0123456789'));
      const file = assertDefined(await (await open()).open('0a-320.webp'));
      expect(file.size).toBe(10);
      expect(await text(await file.read())).toBe('0123456789');
      expect(await text(await file.read({ start: 8, end: 9 }))).toBe('89');
      expect(await text(await file.read({ start: 0, end: 0 }))).toBe('0');
    });

    it('can be stored again', async () => {
      const storage = await open();
      await storage.keep('0b.pdf', Buffer.from('a'));
      await storage.keep('0b.pdf', Buffer.from('a'));
      expect((await storage.open('0b.pdf'))?.size).toBe(1);
    });

    it('of several megabytes is returned unchanged', async () => {
      const storage = await open();
      const video = Buffer.alloc(3_300_000, 'Sabiá');
      await storage.keep('0f.mp4', video);
      const read = await assertDefined(await storage.open('0f.mp4')).read();
      expect((await buffer(read)).equals(video)).toBe(true);
    });

    it('that does not exist is null, and can be removed', async () => {
      const storage = await open();
      expect(await storage.open('0c.pdf')).toBeNull();
      await storage.remove('0c.pdf');
    });

    it('is listed until it is removed', async () => {
      const storage = await open();
      const names = ['0a-320.webp', '0b.pdf', '0d.vtt', '0e.pdf', '0f.mp4'];
      for (const name of ['0d.vtt', '0e.pdf']) await storage.keep(name, Buffer.from(name));
      expect((await all(storage.names())).toSorted()).toEqual(names);
      for (const name of names) await storage.remove(name);
      expect(await all(storage.names())).toEqual([]);
      expect(await storage.open('0e.pdf')).toBeNull();
    });
  });

  describe('an upload', () => {
    it('is stored until it is discarded', async () => {
      const storage = await open();
      expect(await storage.uploaded(id(1))).toBeNull();
      await storage.receive(id(1), bytes('oi'), 2);
      expect((await storage.uploaded(id(1)))?.toString()).toBe('oi');
      await storage.discardUpload(id(1));
      await storage.discardUpload(id(1));
      expect(await storage.uploaded(id(1))).toBeNull();
    });

    it('is accepted once', async () => {
      const storage = await open();
      await storage.receive(id(2), bytes('um'), 2);
      const again = storage.receive(id(2), bytes('2'), 1);
      await expect(again).rejects.toMatchObject({ code: 'conflict' });
      expect((await storage.uploaded(id(2)))?.toString()).toBe('um');
      await storage.discardUpload(id(2));
    });

    it.each([
      ['more', 'too_large', 'três'],
      ['fewer', 'unreadable_request', 'um'],
    ])('of %s bytes than declared is refused: %s', async (_more, code, content) => {
      const storage = await open();
      const received = storage.receive(id(3), bytes(content), 3);
      await expect(received).rejects.toMatchObject({ code });
      expect(await storage.uploaded(id(3))).toBeNull();
    });

    it('without an end is cut off', async () => {
      const storage = await open();
      const endless = Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(1_000_000);
        })(),
      );
      const received = storage.receive(id(4), endless, 10);
      await expect(received).rejects.toMatchObject({ code: 'too_large' });
      expect(endless.destroyed).toBe(true);
      expect(await storage.uploaded(id(4))).toBeNull();
    });

    it('that is interrupted leaves nothing, and can be repeated', async () => {
      const storage = await open();
      const broken = Readable.from(
        (function* () {
          yield Buffer.from('some');
          yield Buffer.from('more');
          throw new Error('connection lost');
        })(),
      );
      await expect(storage.receive(id(5), broken, 10)).rejects.toThrow('connection lost');
      expect(await storage.uploaded(id(5))).toBeNull();
      await storage.receive(id(5), bytes('0123456789'), 10);
      expect(await storage.uploaded(id(5))).toHaveLength(10);
      await storage.discardUpload(id(5));
    });

    it('of yesterday is discarded, one of today is not', async () => {
      const storage = await open();
      for (const last of [6, 7, 8]) await storage.receive(id(last), bytes('oi'), 2);
      await storage.keep('0e.pdf', Buffer.from('e'));
      await storage.discardUploadsBefore(new Date(Date.now() - aDay));
      expect(await storage.uploaded(id(6))).not.toBeNull();
      await storage.discardUploadsBefore(new Date(Date.now() + aDay));
      for (const last of [6, 7, 8]) expect(await storage.uploaded(id(last))).toBeNull();
      expect(await storage.open('0e.pdf')).not.toBeNull();
      await storage.remove('0e.pdf');
    });
  });

  it.each([
    '../secret',
    '..',
    '.',
    '',
    'a/b.pdf',
    'a\\b.pdf',
    '/etc/passwd',
    'a.pdf\0',
    'a',
    '.pdf',
    'a..pdf',
  ])('refuses %j as a name of a file or an upload', async (name) => {
    const storage = await open();
    const refusal = { code: 'not_found' };
    await expect(storage.open(name)).rejects.toMatchObject(refusal);
    await expect(storage.keep(name, Buffer.alloc(0))).rejects.toMatchObject(refusal);
    await expect(storage.remove(name)).rejects.toMatchObject(refusal);
    await expect(storage.receive(name, bytes('x'), 1)).rejects.toMatchObject(refusal);
    await expect(storage.uploaded(name)).rejects.toMatchObject(refusal);
    await expect(storage.discardUpload(name)).rejects.toMatchObject(refusal);
  });
});
