import { workerData } from 'node:worker_threads';
import { drawCertificate, type CertificateToDraw } from './certificate-pdf.ts';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';

// Runs in a worker thread.
const pdf = await drawCertificate(workerData as CertificateToDraw);
answerFromWorker(new Uint8Array(pdf));
