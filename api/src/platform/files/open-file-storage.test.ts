import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { ConfigMistakes } from '../config/config.ts';
import type { S3Settings } from '../config/s3-config.ts';
import { startS3Server } from '../../../test/support/s3-server.ts';
import { FilesUnavailable } from './file-storage.ts';
import { openFileStorage } from './open-file-storage.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'sabia-opening-'));
const server = await startS3Server();
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

it('stores files in the data folder by default', async () => {
  const files = await openFileStorage({ dataDir, s3: undefined });
  await files.keep('0a.pdf', Buffer.from('a'));
  expect(await readdir(join(dataDir, 'files', 'kept'))).toEqual(['0a.pdf']);
});

it('stores files only in the bucket where one is configured', async () => {
  const files = await openFileStorage({ dataDir, s3: server.settings });
  await files.keep('0b.pdf', Buffer.from('b'));
  expect(server.keys()).toEqual(['kept/0b.pdf']);
  expect(await readdir(join(dataDir, 'files', 'kept'))).toEqual(['0a.pdf']);
});

it.each([
  ['an unknown access key', { accessKeyId: 'AKIAWRONG' }, 'S3_ACCESS_KEY_ID: '],
  ['a wrong secret', { secretAccessKey: 'wrong-secret' }, 'S3_SECRET_ACCESS_KEY: '],
  ['a missing bucket', { bucket: 'other' }, 'S3_BUCKET: '],
])('reports %s with the name of the setting, without the secret', async (_, wrong, line) => {
  const opened = openFileStorage({ dataDir, s3: { ...server.settings, ...wrong } });
  const mistake = await opened.catch((error: unknown) => error);
  expect(mistake).toBeInstanceOf(ConfigMistakes);
  expect(mistake).toMatchObject({ message: expect.stringContaining(line) });
  expect(String(mistake)).not.toContain('secret');
});

it('starts with a warning while the store is unreachable', async () => {
  const warnings: string[] = [];
  const log = { warn: (message: string) => warnings.push(message) };
  const nowhere = { ...server.settings, endpoint: 'http://127.0.0.1:1' };
  const files = await openFileStorage({ dataDir, s3: nowhere }, log);
  expect(warnings).toEqual([expect.stringContaining('files: ')]);
  await expect(files.open('0a.pdf')).rejects.toThrow(FilesUnavailable);
});

it('loads the S3 client only where a bucket is configured', async () => {
  const script = `
    import { createRequire } from 'node:module';
    import { openFileStorage } from './open-file-storage.ts';
    const { s3, dataDir } = JSON.parse(process.env.SETTINGS);
    await openFileStorage({ s3, dataDir });
    const loaded = Object.keys(createRequire(process.cwd() + '/').cache);
    console.log(loaded.some((path) => path.includes('@aws-sdk')));`;
  const isLoaded = async (s3: S3Settings | undefined) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: import.meta.dirname, env: { SETTINGS: JSON.stringify({ dataDir, s3 }) } },
    );
    return stdout.trim();
  };
  expect(await isLoaded(undefined)).toBe('false');
  expect(await isLoaded(server.settings)).toBe('true');
});
