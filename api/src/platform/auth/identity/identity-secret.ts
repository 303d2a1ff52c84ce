import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that lives with the data: the private keys in the database are encrypted with it, so
 * it has to outlive every restart. The first start makes it.
 */
export async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const secret = (await read(path)) ?? (await make(folder, path));
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

async function make(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}-${randomBytes(4).toString('hex')}`;
  const made = randomBytes(32).toString('base64url');
  await writeFile(unfinished, made, { flag: 'wx', mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link leaves alone what another start has made meanwhile.
    await link(unfinished, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished);
  }
  await sync(folder);
  return readFile(path, 'utf8');
}

/** Makes a folder's entries survive a power cut. Windows has no such call, and needs none. */
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
