import { workerData } from 'node:worker_threads';
import { drawReceipt, type ReceiptToDraw } from './receipt-pdf.ts';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';

// Runs in a worker thread.
const pdf = await drawReceipt(workerData as ReceiptToDraw);
answerFromWorker(new Uint8Array(pdf));
