import { parentPort, workerData } from 'node:worker_threads';
import { drawReceipt, type ReceiptToDraw } from './receipt-pdf.ts';

// Runs in a worker thread.
const pdf = await drawReceipt(workerData as ReceiptToDraw);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(new Uint8Array(pdf));
