import { workerData } from 'node:worker_threads';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';
import { preparePictures, type StoredPicture } from './booklet-pictures.ts';
import { type BookletToDraw, drawBooklet } from './draw-booklet.ts';

/** The data of the thread. */
export type BookletWork = Omit<BookletToDraw, 'pictures'> & { pictures: StoredPicture[] };

// Runs in a worker thread.
const { pictures, ...booklet } = workerData as BookletWork;
const pdf = await drawBooklet({ ...booklet, pictures: await preparePictures(pictures) });
answerFromWorker(new Uint8Array(pdf));
