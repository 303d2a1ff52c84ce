import { workerData } from 'node:worker_threads';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';
import { type CardsToDraw, drawCards } from './draw-cards.ts';

// Runs in a worker thread.
const pdf = await drawCards(workerData as CardsToDraw);
answerFromWorker(new Uint8Array(pdf));
