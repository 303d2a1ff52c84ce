import { parentPort, workerData } from 'node:worker_threads';
import type { Receipt } from '@sabia/domain/subscriptions/receipt.ts';
import { drawReceipt } from './receipt-pdf.ts';

// Runs in a worker thread.
const pdf = await drawReceipt(workerData as Receipt);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(new Uint8Array(pdf));
