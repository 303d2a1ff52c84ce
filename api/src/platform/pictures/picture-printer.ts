import { createFilePrinter } from '../jobs/file-printer.ts';
import type { SharePicture } from './share-picture.ts';

const script = new URL('./share-picture-worker.ts', import.meta.url);

/** Prints share pictures. Clients and caches may keep one for an hour. */
export function createPicturePrinter() {
  const print = createFilePrinter(script, { cacheControl: 'public, max-age=3600' });
  return (picture: SharePicture) => print(picture);
}

export type PrintPicture = ReturnType<typeof createPicturePrinter>;
