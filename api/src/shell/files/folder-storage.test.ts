import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStorage } from './folder-storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-folder-'));
const storage = await folderStorage(folder);
afterAll(() => rm(folder, { recursive: true }));

const waiting = () => readdir(join(folder, 'waiting'));
const id = (last: number) => `0192d3f0-0000-7000-8000-00000000000${last}`;
const bytes = (content: string) => Readable.from([Buffer.from(content)]);

describe('a kept file', () => {
  it('is read whole or in part, also after a new start', async () => {
    await storage.keep('0a-320.webp', Buffer.from('0123456789'));
    const file = await (await folderStorage(folder)).open('0a-320.webp');
    expect(file?.size).toBe(10);
    expect(await text(file?.read() ?? Readable.from([]))).toBe('0123456789');
    expect(await text(file?.read({ start: 8, end: 9 }) ?? Readable.from([]))).toBe('89');
    expect(await waiting()).toEqual([]);
  });

  it('may be kept again', async () => {
    await storage.keep('0b.pdf', Buffer.from('a'));
    await storage.keep('0b.pdf', Buffer.from('a'));
    expect((await storage.open('0b.pdf'))?.size).toBe(1);
  });

  it('that was never kept is null', async () => {
    expect(await storage.open('0c.pdf')).toBeNull();
  });
});

describe('an upload', () => {
  it('waits until it is discarded', async () => {
    expect(await storage.uploaded(id(1))).toBeNull();
    await storage.receive(id(1), bytes('oi'), 2);
    expect((await storage.uploaded(id(1)))?.toString()).toBe('oi');
    await storage.discardUpload(id(1));
    await storage.discardUpload(id(1));
    expect(await storage.uploaded(id(1))).toBeNull();
  });

  it('is taken once', async () => {
    await storage.receive(id(2), bytes('um'), 2);
    await expect(storage.receive(id(2), bytes('2'), 2)).rejects.toMatchObject({ code: 'conflict' });
    expect((await storage.uploaded(id(2)))?.toString()).toBe('um');
    await storage.discardUpload(id(2));
  });

  it('that never ends is not listened to for ever', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1_000_000);
      })(),
    );
    await expect(storage.receive(id(3), endless, 10)).rejects.toMatchObject({ code: 'too_large' });
    expect(endless.destroyed).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('that breaks off leaves nothing', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('some');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.receive(id(4), broken, 10)).rejects.toThrow('connection lost');
    expect(await waiting()).toEqual([]);
  });

  it('of yesterday is forgotten, one of today is not', async () => {
    for (const last of [5, 6]) await storage.receive(id(last), bytes('oi'), 2);
    await utimes(join(folder, 'waiting', id(5)), 0, new Date('2026-11-20T10:00:00Z'));
    await storage.discardUploadsBefore(new Date('2026-11-20T11:00:00Z'));
    expect(await waiting()).toEqual([id(6)]);
    await storage.discardUpload(id(6));
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
])('%j is no name, neither of a file nor of an upload', async (name) => {
  const refusal = { code: 'not_found' };
  await expect(storage.open(name)).rejects.toMatchObject(refusal);
  await expect(storage.keep(name, Buffer.alloc(0))).rejects.toMatchObject(refusal);
  await expect(storage.receive(name, bytes('x'), 1)).rejects.toMatchObject(refusal);
  await expect(storage.uploaded(name)).rejects.toMatchObject(refusal);
  await expect(storage.discardUpload(name)).rejects.toMatchObject(refusal);
});
