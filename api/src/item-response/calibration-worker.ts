import { workerData } from 'node:worker_threads';
import { calibrate } from '@sabia/domain/item-response/calibration.ts';
import type { Answers } from '@sabia/domain/item-response/rasch.ts';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';

answerFromWorker(calibrate(workerData as Answers[]));
