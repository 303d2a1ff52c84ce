import { parentPort, workerData } from 'node:worker_threads';
import { drawCertificate, type CertificateToDraw } from './certificate-pdf.ts';

// Runs in a worker thread.
const pdf = await drawCertificate(workerData as CertificateToDraw);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(new Uint8Array(pdf));
