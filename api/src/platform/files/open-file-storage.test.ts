import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ConfigMistakes } from '../config/config.ts';
import { anS3Server } from '../../../test/support/s3-server.ts';
import { FilesUnavailable } from './file-storage.ts';
import { openFileStorage } from './open-file-storage.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'sabia-opening-'));
const server = await anS3Server();
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

it('files are kept in the data folder where nothing else is said', async () => {
  const files = await openFileStorage({ dataDir, s3: undefined });
  await files.keep('0a.pdf', Buffer.from('a'));
  expect(await readdir(join(dataDir, 'files', 'kept'))).toEqual(['0a.pdf']);
});

it('files are kept in the bucket that is configured, and in no folder', async () => {
  const files = await openFileStorage({ dataDir, s3: server.settings });
  await files.keep('0b.pdf', Buffer.from('b'));
  expect(server.keys()).toEqual(['kept/0b.pdf']);
  expect(await readdir(join(dataDir, 'files', 'kept'))).toEqual(['0a.pdf']);
});

const { address } = server.settings;

it.each([
  ['a key that nobody has', { accessKeyId: 'AKIAWRONG' }, 'S3_ACCESS_KEY_ID: '],
  ['a wrong secret', { secretAccessKey: 'wrong-secret' }, 'S3_SECRET_ACCESS_KEY: '],
  ['a bucket that is not there', { address: address.replace('sabia', 'other') }, 'S3_BUCKET: '],
])('%s is told by the name of its setting, and no secret is', async (_, wrong, line) => {
  const opened = openFileStorage({ dataDir, s3: { ...server.settings, ...wrong } });
  const mistake = await opened.catch((error: unknown) => error);
  expect(mistake).toBeInstanceOf(ConfigMistakes);
  expect(mistake).toMatchObject({ message: expect.stringContaining(line) });
  expect(String(mistake)).not.toContain('secret');
});

it('a store that is away now does not hinder the start', async () => {
  const warnings: string[] = [];
  const log = { warn: (message: string) => warnings.push(message) };
  const nowhere = { ...server.settings, address: 'http://127.0.0.1:1/sabia/' };
  const files = await openFileStorage({ dataDir, s3: nowhere }, log);
  expect(warnings).toEqual([expect.stringContaining('files: ')]);
  await expect(files.open('0a.pdf')).rejects.toThrow(FilesUnavailable);
});
