import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keptSecret } from './identity-secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-secret-'));
afterAll(() => rm(folder, { recursive: true }));

it('is made once, and the same at every start', async () => {
  const kept = join(folder, 'identity');
  const first = await keptSecret(kept);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(kept)).toBe(first);
  expect(await keptSecret(join(folder, 'another'))).not.toBe(first);
});

it('is nobody else’s to read, and nothing else is left', async () => {
  const kept = join(folder, 'private');
  await keptSecret(kept);
  const modes = await Promise.all([kept, join(kept, 'secret')].map((path) => stat(path)));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  expect(await readdir(kept)).toEqual(['secret']);
});

it('is one for all who start at the same time', async () => {
  const kept = join(folder, 'racing');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(kept)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(kept)).toEqual(['secret']);
});

it('is not used when it is damaged', async () => {
  const kept = join(folder, 'damaged');
  await keptSecret(kept);
  await writeFile(join(kept, 'secret'), 'abc');
  await expect(keptSecret(kept)).rejects.toThrow('is damaged');
});
