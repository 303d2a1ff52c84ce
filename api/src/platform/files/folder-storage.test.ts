import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { folderStorage } from './folder-storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-folder-'));
const storage = await folderStorage(folder);
afterAll(() => rm(folder, { recursive: true }));

const upload = '0192d3f0-0000-7000-8000-000000000001';
const waiting = () => readdir(join(folder, 'waiting'));

it('leaves no partial file after a success or a failure', async () => {
  await storage.keep('0a.pdf', Buffer.from('0123456789'));
  await expect(storage.receive(upload, Readable.from([Buffer.from('long')]), 1)).rejects.toThrow();
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('some');
      throw new Error('connection lost');
    })(),
  );
  await expect(storage.receive(upload, broken, 10)).rejects.toThrow('connection lost');
  expect(await waiting()).toEqual([]);
});
