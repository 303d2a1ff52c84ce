import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '@sabia/domain/refusal.ts';
import { exactly } from './exactly.ts';
import { checkedId, checkedName, isFileName, type FileStorage } from './file-storage.ts';

/** Files in a folder: verified ones in `kept/`, uploads in `waiting/`. */
export async function folderStorage(folder: string): Promise<FileStorage> {
  const kept = join(folder, 'kept');
  const waiting = join(folder, 'waiting');
  await mkdir(kept, { recursive: true });
  await mkdir(waiting, { recursive: true });
  await syncFolder(folder);
  await syncFolder(dirname(folder));

  const uploadPath = (id: string) => join(waiting, checkedId(id));
  const keptPath = (name: string) => join(kept, checkedName(name));
  /** Files are written under another name first, so that a file under its own name is always whole. */
  const partPath = () => join(waiting, `${randomUUID()}.part`);

  return {
    async receive(id, body, size) {
      const path = uploadPath(id);
      const part = partPath();
      try {
        await writeWhole(part, exactly(body, size));
        // A link fails, unlike a rename, when another request with the same ticket was first.
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
        await writeWhole(part, [bytes]);
        await rename(part, path);
        await syncFolder(kept);
      } finally {
        await rm(part, { force: true });
      }
    },

    remove: async (name) => rm(keptPath(name), { force: true }),

    async open(name) {
      const path = keptPath(name);
      const found = await stat(path).catch(nullWhenMissing);
      if (!found) return null;
      return {
        size: found.size,
        async read(range) {
          const file = await open(path).catch(unless('ENOENT', new Refusal('not_found')));
          return file.createReadStream(range);
        },
      };
    },

    async *names() {
      yield* (await readdir(kept)).filter(isFileName);
    },
  };
}

/** Writes a file and flushes it to the disk. */
async function writeWhole(
  path: string,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  await using file = await open(path, 'wx');
  for await (const piece of pieces) await file.writeFile(piece);
  await file.sync();
}

/** Makes the entries of a folder survive a power failure. Windows has no such call and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using folder = await open(path);
  await folder.sync();
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
