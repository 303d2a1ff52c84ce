import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '@sabia/domain/refusal.ts';
import { exactly } from './exactly.ts';
import { checkedId, checkedName, isFileName, type FileStorage } from './file-storage.ts';

/** The embedded storage: a folder with what is kept, and what waits, under their names. */
export async function folderStorage(folder: string): Promise<FileStorage> {
  const kept = join(folder, 'kept');
  const waiting = join(folder, 'waiting');
  await mkdir(kept, { recursive: true });
  await mkdir(waiting, { recursive: true });
  await syncFolder(folder);
  await syncFolder(dirname(folder));

  const uploadPath = (id: string) => join(waiting, checkedId(id));
  const keptPath = (name: string) => join(kept, checkedName(name));
  /** Beside the uploads, as a file that appears under its name must be whole. */
  const partPath = () => join(waiting, `${randomUUID()}.part`);

  return {
    async receive(id, body, size) {
      const path = uploadPath(id);
      const part = partPath();
      try {
        await writeWhole(part, exactly(body, size));
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

/** Writes all of it, down to the disk. */
async function writeWhole(
  path: string,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  await using file = await open(path, 'wx');
  for await (const piece of pieces) await file.writeFile(piece);
  await file.sync();
}

/** Makes a new name in it survive a power cut; Windows can't, and doesn't need it. */
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
