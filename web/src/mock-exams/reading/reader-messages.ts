import type { CardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import type { PictureReading } from './read-picture.ts';

/** What the page tells the worker: first once how to read, then each picture. */
export type ToWorker =
  | { wasm: ArrayBuffer; layouts: [day: number, layout: CardLayout][] }
  | { id: number; picture: File | ImageBitmap; day: number; isLive: boolean };

/** What the worker answers: null if it could not do its work. */
export interface FromWorker {
  id: number;
  reading: PictureReading | null;
}
