import { workerData } from 'node:worker_threads';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';
import { drawSlips, type SlipsToDraw } from './draw-slips.ts';

// Runs in a worker thread.
const pdf = await drawSlips(workerData as SlipsToDraw);
answerFromWorker(new Uint8Array(pdf));
