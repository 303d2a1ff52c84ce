import { setPortugueseErrors } from '@sabia/domain/portuguese-errors.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { readCourse } from './read-course.ts';

// Runs in a worker thread.
setPortugueseErrors();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(readCourse(workerData as Uint8Array));
