import { parentPort, workerData } from 'node:worker_threads';
import { calibrate } from '@sabia/domain/item-response/calibration.ts';
import type { Answers } from '@sabia/domain/item-response/rasch.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
parentPort?.postMessage(calibrate(workerData as Answers[]));
