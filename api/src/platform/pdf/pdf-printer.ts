import { TaggedFile } from '../http/serve.ts';
import { createConcurrencyLimit } from '../jobs/concurrency-limit.ts';
import { runInWorker } from '../jobs/run-in-worker.ts';

/** A PDF has about 16 KB. */
const maxKept = 200;
const maxWaiting = 20;

const tooMuch = 'Este documento demora demais para ser desenhado.';

/**
 * Prints PDFs by a script that draws one from its `workerData`: one at a time in a worker thread, and kept, because the
 * same content always has the same bytes. More waiting ones than `maxWaiting` are refused with a 503.
 */
export function createPdfPrinter(script: URL) {
  const inTurn = createConcurrencyLimit(1, { maxWaiting });
  /** By what is drawn, the least recently used first. */
  const kept = new Map<string, Promise<TaggedFile>>();

  return function print(content: object): Promise<TaggedFile> {
    const key = JSON.stringify(content);
    const pdf = kept.get(key) ?? inTurn(() => draw(script, content));
    kept.delete(key);
    kept.set(key, pdf);
    pdf.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return pdf;
  };
}

async function draw(script: URL, content: unknown): Promise<TaggedFile> {
  return new TaggedFile(Buffer.from(await runInWorker<Uint8Array>(script, content, tooMuch)));
}
