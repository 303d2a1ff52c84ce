import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import { runInWorker } from '../platform/jobs/run-in-worker.ts';

/** A PDF that a worker thread draws. */
interface Paper {
  /** The program of the thread. */
  printer: URL;
  /** Prepares its data, once it is its turn: pictures that wait would be in memory. */
  prepare: () => object | Promise<object>;
  /** Told if it takes longer than a minute. */
  tooMuch: string;
}

export type PrintPaper = (paper: Paper) => Promise<Buffer>;

/** Prints papers one after the other: one of them fills a processor and much memory. */
export function createPaperPrinter(): PrintPaper {
  const inTurn = createConcurrencyLimit(1, { maxWaiting: 5 });
  return ({ printer, prepare, tooMuch }) =>
    inTurn(async () =>
      Buffer.from(await runInWorker<Uint8Array>(printer, await prepare(), tooMuch)),
    );
}
