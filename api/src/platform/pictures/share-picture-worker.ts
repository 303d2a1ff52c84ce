import { parentPort, workerData } from 'node:worker_threads';
import { drawSharePicture, type SharePicture } from './share-picture.ts';

// Runs in a worker thread.
const picture = await drawSharePicture(workerData as SharePicture);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(new Uint8Array(picture));
