import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the secret from the data folder; the first start creates it. Private keys in the database are
 * encrypted with it, so it must stay the same.
 */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const secret = (await read(path)) ?? (await create(folder, path));
  if (secret.length < 32) throw new Error(`The identity secret in ${path} is damaged`);
  return secret;
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function create(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}-${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  await writeFile(unfinished, secret, { flag: 'wx', mode: 0o600, flush: true });
  try {
    // A link, unlike a rename, never replaces the secret that another process has created meanwhile.
    await link(unfinished, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished);
  }
  await sync(folder);
  return readFile(path, 'utf8');
}

/** Makes the entries of a folder survive a power failure. Windows has no such call and does not need it. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
