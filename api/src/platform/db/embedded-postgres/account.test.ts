import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isOpenTo } from './account.ts';

const otherAccount = { uid: 54_321, gid: 54_321 };

it.each([
  { folder: 0o755, file: 0o755, open: true },
  { folder: 0o711, file: 0o755, open: true },
  { folder: 0o700, file: 0o755, open: false },
  { folder: 0o750, file: 0o755, open: false },
  { folder: 0o755, file: 0o700, open: false },
])('a program is open to another account: %o', async ({ folder, file, open }) => {
  const root = await mkdtemp(join(tmpdir(), 'sabia-account-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await chmod(root, 0o755);
  await mkdir(join(root, 'native'));
  await writeFile(join(root, 'native', 'postgres'), '');
  await chmod(join(root, 'native', 'postgres'), file);
  await chmod(join(root, 'native'), folder);
  expect(await isOpenTo(otherAccount, join(root, 'native', 'postgres'))).toBe(open);
});
