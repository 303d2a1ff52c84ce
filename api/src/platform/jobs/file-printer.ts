import { TaggedFile } from '../http/serve.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { runInWorker } from './run-in-worker.ts';

/** A PDF has about 24 KB, a picture about 40 KB. */
const maxKept = 200;
const maxWaiting = 20;

const tooMuch = 'Este documento demora demais para ser desenhado.';

/**
 * Prints files by a script that draws one from its `workerData`: one at a time in a worker thread, and kept, because the
 * same content always has the same bytes. More waiting ones than `maxWaiting` are refused with a 503.
 */
export function createFilePrinter(script: URL, { cacheControl }: { cacheControl?: string } = {}) {
  const inTurn = createConcurrencyLimit(1, { maxWaiting });
  /** By what is drawn, the least recently used first. */
  const kept = new Map<string, Promise<TaggedFile>>();

  return function print(content: object): Promise<TaggedFile> {
    const key = JSON.stringify(content);
    const draw = async () => {
      const bytes = await runInWorker<Uint8Array>(script, content, tooMuch);
      return new TaggedFile(Buffer.from(bytes), cacheControl);
    };
    const file = kept.get(key) ?? inTurn(draw);
    kept.delete(key);
    kept.set(key, file);
    file.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return file;
  };
}
