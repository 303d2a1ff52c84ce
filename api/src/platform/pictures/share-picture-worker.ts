import { workerData } from 'node:worker_threads';
import { drawSharePicture, type SharePicture } from './share-picture.ts';
import { answerFromWorker } from '../jobs/answer-from-worker.ts';

// Runs in a worker thread.
const picture = await drawSharePicture(workerData as SharePicture);
answerFromWorker(new Uint8Array(picture));
