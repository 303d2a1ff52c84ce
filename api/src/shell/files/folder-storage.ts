import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '@sabia/domain/refusal.ts';
import { isFileName, type FileStorage } from './file-storage.ts';

/** The embedded storage: a folder with what is kept, and what waits, under their names. */
export async function folderStorage(folder: string): Promise<Required<FileStorage>> {
  const kept = join(folder, 'kept');
  const waiting = join(folder, 'waiting');
  await mkdir(kept, { recursive: true });
  await mkdir(waiting, { recursive: true });
  await syncFolder(folder);
  await syncFolder(dirname(folder));

  const uploadPath = (id: string) => join(waiting, checked(id, isUploadId));
  const keptPath = (name: string) => join(kept, checked(name, isFileName));
  /** Beside the uploads, as a file that appears under its name must be whole. */
  const partPath = () => join(waiting, `${randomUUID()}.part`);

  return {
    uploadUrl: async ({ id }) => `/files/uploads/${checked(id, isUploadId)}`,

    async receive(id, body, limit) {
      const path = uploadPath(id);
      const part = partPath();
      try {
        await writeWhole(part, body, limit);
        // Unlike a rename, a link fails when another request with the same ticket was first.
        await link(part, path).catch(unless('EEXIST', new Refusal('conflict')));
        await syncFolder(waiting);
      } finally {
        await rm(part, { force: true });
      }
    },

    uploaded: async (id) => readFile(uploadPath(id)).catch(nullWhenMissing),

    discardUpload: async (id) => rm(uploadPath(id), { force: true }),

    async discardUploadsBefore(moment) {
      for (const name of await readdir(waiting)) {
        const found = await stat(join(waiting, name)).catch(nullWhenMissing);
        if (found && found.mtime < moment) await rm(join(waiting, name), { force: true });
      }
    },

    async keep(name, bytes) {
      const path = keptPath(name);
      const part = partPath();
      try {
        await writeWhole(part, [bytes], bytes.length);
        await rename(part, path);
        await syncFolder(kept);
      } finally {
        await rm(part, { force: true });
      }
    },

    remove: (name) => rm(keptPath(name), { force: true }),

    async open(name) {
      const path = keptPath(name);
      const found = await stat(path).catch(nullWhenMissing);
      return found && { size: found.size, read: (range) => createReadStream(path, range) };
    },
  };
}

const isUploadId = (text: string) => /^[\da-f-]{36}$/.test(text);

/** The last line of defence against `../`: what reaches the disk is a name. */
function checked(text: string, isAllowed: (text: string) => boolean): string {
  if (!isAllowed(text)) throw new Refusal('not_found');
  return text;
}

/** How many bytes too many we listen to. */
const patience = 32_000_000;

/** Writes all of it, down to the disk, or refuses what is larger than it was said to be. */
async function writeWhole(path: string, body: Readable | Buffer[], limit: number): Promise<void> {
  const file = await open(path, 'wx');
  try {
    let size = 0;
    let failure: { error: unknown } | null = null;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Reading on lets the client hear our answer; to leave ends the connection.
      if (size > limit + patience) break;
      if (size <= limit && !failure) {
        failure = await file.writeFile(chunk).then(nothing, (error: unknown) => ({ error }));
      }
    }
    if (size > limit) throw new Refusal('too_large');
    if (failure) throw failure.error;
    await file.sync();
  } finally {
    await file.close();
  }
}

const nothing = () => null;

/** Makes a new name in it survive a power cut; Windows can't, and doesn't need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

function nullWhenMissing(error: unknown): null {
  if (isCode(error, 'ENOENT')) return null;
  throw error;
}

const unless =
  (code: string, refusal: Refusal) =>
  (error: unknown): never => {
    throw isCode(error, code) ? refusal : error;
  };
