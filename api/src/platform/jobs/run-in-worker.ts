import { Worker } from 'node:worker_threads';
import { Refusal } from '@sabia/domain/refusal.ts';

const timeoutMs = 60_000;
const maxMegabytes = 1024;

/**
 * Runs a script in a worker thread, so that it does not block the event loop, and returns its message.
 * If it takes too long or too much memory, throws with the message `tooLargeMessage`.
 */
export function runInWorker<Answer>(
  script: URL,
  workerData: unknown,
  tooLargeMessage: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    const refuse = () => reject(new Refusal('too_large', { detail: tooLargeMessage }));
    const timer = setTimeout(() => {
      refuse();
      void worker.terminate();
    }, timeoutMs);
    let message: { answer: Answer } | undefined;
    worker.on('message', (answer: Answer) => (message = { answer }));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse();
      else reject(error);
    });
    // Not before the thread has ended, so that its memory counts for the next one.
    worker.on('exit', () => {
      clearTimeout(timer);
      if (message) resolve(message.answer);
      else reject(new Error(`${script.pathname} ended without an answer`));
    });
  });
}
