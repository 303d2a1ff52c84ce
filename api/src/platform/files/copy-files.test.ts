import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startS3Server } from '../../../test/support/s3-server.ts';
import { copyFiles } from './copy-files.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';

const server = await startS3Server();
const path = await mkdtemp(join(tmpdir(), 'sabia-copy-'));
afterAll(async () => {
  server.close();
  await rm(path, { recursive: true });
});
const folder = await folderStorage(path);
const bucket = s3Storage(server.settings);

it('copies files into a bucket, and continues after an interruption', async () => {
  for (const name of ['0a.pdf', '0b-320.webp']) await folder.keep(name, Buffer.from(name));
  await copyFiles(folder, bucket);
  await folder.keep('0c.mp4', Buffer.from('0c.mp4'));
  await copyFiles(folder, bucket);
  expect(server.keys()).toEqual(['kept/0a.pdf', 'kept/0b-320.webp', 'kept/0c.mp4']);
  expect(await folder.open('0a.pdf')).not.toBeNull();
});

it('skips a file that is removed meanwhile', async () => {
  const listed = ['0a.pdf', '0gone.pdf', '0c.mp4'];
  const target = await folderStorage(join(path, 'target'));
  await copyFiles(
    {
      ...bucket,
      async *names() {
        yield* listed;
      },
    },
    target,
  );
  expect((await target.open('0c.mp4'))?.size).toBe(6);
  expect(await target.open('0gone.pdf')).toBeNull();
});
