import { TaggedFile } from '../platform/http/serve.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import { runInWorker } from '../platform/jobs/run-in-worker.ts';
import type { CertificateToDraw } from './certificate-pdf.ts';

/** A PDF has about 16 KB. */
const maxKept = 200;
const maxWaiting = 20;

const printer = new URL('./certificate-printer.ts', import.meta.url);
const tooMuch = 'Este certificado demora demais para ser desenhado.';

/**
 * Prints certificates as PDF: drawn one at a time in a worker thread, and kept, because the same certificate always
 * has the same bytes. More waiting certificates than `maxWaiting` are refused with a 503.
 */
export function createCertificatePrinter() {
  const inTurn = createConcurrencyLimit(1, { maxWaiting });
  /** By what is drawn, the least recently used first. */
  const kept = new Map<string, Promise<TaggedFile>>();

  return function printCertificate(certificate: CertificateToDraw): Promise<TaggedFile> {
    const key = JSON.stringify(certificate);
    const pdf = kept.get(key) ?? inTurn(() => draw(certificate));
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

async function draw(certificate: CertificateToDraw): Promise<TaggedFile> {
  return new TaggedFile(Buffer.from(await runInWorker<Uint8Array>(printer, certificate, tooMuch)));
}
