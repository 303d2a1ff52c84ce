import { workerData } from 'node:worker_threads';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';
import { drawSheets, type SheetsToDraw } from './draw-sheets.ts';

// Runs in a worker thread.
const pdf = await drawSheets(workerData as SheetsToDraw);
answerFromWorker(new Uint8Array(pdf));
