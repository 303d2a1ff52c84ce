import { setPortugueseErrors } from '@sabia/domain/portuguese-errors.ts';
import { workerData } from 'node:worker_threads';
import { readCourse } from './read-course.ts';
import { answerFromWorker } from '../../platform/jobs/answer-from-worker.ts';

// Runs in a worker thread.
setPortugueseErrors();
answerFromWorker(readCourse(workerData as Uint8Array));
