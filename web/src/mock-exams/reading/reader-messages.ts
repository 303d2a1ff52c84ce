import type { CardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import type { PictureReading } from './read-picture.ts';

/** A message of the page to the worker: one with the layouts first, then each picture. */
export type ToWorker =
  | { wasm: ArrayBuffer; layouts: [day: number, layout: CardLayout][] }
  | { id: number; picture: File | ImageBitmap; day: number; isLive: boolean }
  | { id: number; picture: File | ImageBitmap; isCode: true };

/** The text of a QR code in a picture without a card; null if none can be read. */
export interface CodeReading {
  code: string | null;
}

/** The answer of the worker; null if it has failed. */
export interface FromWorker {
  id: number;
  reading: PictureReading | CodeReading | null;
}
