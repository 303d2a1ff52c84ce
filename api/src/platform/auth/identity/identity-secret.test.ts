import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readOrCreateSecret } from './identity-secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-secret-'));
afterAll(() => rm(folder, { recursive: true }));

it('is created once and stays the same', async () => {
  const path = join(folder, 'identity');
  const first = await readOrCreateSecret(path);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await readOrCreateSecret(path)).toBe(first);
  expect(await readOrCreateSecret(join(folder, 'another'))).not.toBe(first);
});

it('can be read by its owner only, and leaves no other file', async () => {
  const path = join(folder, 'private');
  await readOrCreateSecret(path);
  const modes = await Promise.all([path, join(path, 'secret')].map((one) => stat(one)));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  expect(await readdir(path)).toEqual(['secret']);
});

it('is the same for processes that start at the same time', async () => {
  const path = join(folder, 'racing');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(path)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(path)).toEqual(['secret']);
});

it('is not used when it is damaged', async () => {
  const path = join(folder, 'damaged');
  await readOrCreateSecret(path);
  await writeFile(join(path, 'secret'), 'abc');
  await expect(readOrCreateSecret(path)).rejects.toThrow('is damaged');
});
