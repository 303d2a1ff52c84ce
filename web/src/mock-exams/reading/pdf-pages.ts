import jbig2Address from 'pdfjs-dist/wasm/jbig2.wasm?url';
import jpegAddress from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { loadBytes } from './load-bytes.ts';
import type { FromPdfWorker, PdfProblem, ToPdfWorker } from './pdf-messages.ts';
// oxlint-disable-next-line import/default -- Vite answers with the address of the built worker
import workerAddress from './pdf-pages.worker.ts?worker&url';

/** An open PDF file. */
export interface PdfPages {
  pagesQtd: number;
  /** Draws a page, from 1 on; null: that is not possible. Rejects if the worker has failed or was ended. */
  page: (number: number) => Promise<{ bitmap: ImageBitmap | null }>;
  end: () => void;
}

/** Rejects if the worker fails, or at `signal`. */
export type OpenPdf = (
  file: File,
  signal: AbortSignal,
) => Promise<PdfPages | { problem: PdfProblem }>;

/** The decoders of images by the names of pdf.js: faxes and JBIG2, and JPEG 2000. */
const decoders = { 'jbig2.wasm': jbig2Address, 'openjpeg.wasm': jpegAddress };

/** The addresses of the code that opens PDF files. */
export const pdfFiles = [workerAddress, ...Object.values(decoders)] as const;

/** Loads the code that opens PDF files, so that the service worker keeps it. It runs only when a file is opened. */
export async function keepPdfCode(): Promise<void> {
  await Promise.all(pdfFiles.map(loadBytes));
}

/** Opens a PDF file in a worker of its own. */
export const openPdf: OpenPdf = async (file, signal) => {
  let wasm: Record<string, ArrayBuffer>;
  try {
    const entries = Object.entries(decoders).map(async ([name, address]) => [
      name,
      await loadBytes(address),
    ]);
    wasm = Object.fromEntries(await Promise.all(entries)) as typeof wasm;
    await loadBytes(workerAddress);
  } catch {
    return { problem: 'code' };
  }
  signal.throwIfAborted();
  const { ask, end } = startWorker(signal);
  const answered = await ask({ file, wasm }, Object.values(wasm));
  if (!('opened' in answered)) throw new TypeError('the file was not opened');
  if ('problem' in answered.opened) {
    end();
    return answered.opened;
  }
  return {
    ...answered.opened,
    async page(number) {
      const message = await ask({ page: number });
      return { bitmap: 'drawn' in message ? message.drawn : null };
    },
    end,
  };
};

function startWorker(signal: AbortSignal) {
  const worker = new Worker(workerAddress, { type: 'module' });
  let waiting: PromiseWithResolvers<FromPdfWorker> | undefined;
  const end = () => {
    worker.terminate();
    waiting?.reject(new Error('the worker of PDF files has ended'));
  };
  worker.addEventListener('error', end);
  signal.addEventListener('abort', end);
  worker.addEventListener('message', ({ data }: MessageEvent<FromPdfWorker>) => {
    // pdf.js sends messages of its own.
    if ('opened' in data || 'drawn' in data) waiting?.resolve(data);
  });
  return {
    /** One message at a time. */
    ask(message: ToPdfWorker, transfer: Transferable[] = []): Promise<FromPdfWorker> {
      waiting = Promise.withResolvers<FromPdfWorker>();
      worker.postMessage(message, { transfer });
      return waiting.promise;
    },
    end,
  };
}
