import '../telemetry/source-positions.ts';
import { parentPort } from 'node:worker_threads';

/** Ends the work of a thread that `runInWorker` has started: its answer. */
export function answerFromWorker(answer: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(answer);
}
