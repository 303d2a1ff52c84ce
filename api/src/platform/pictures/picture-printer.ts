import { createFilePrinter } from '../jobs/file-printer.ts';
import type { PdfBrand } from '../pdf/brand.ts';
import type { SharePicture } from './share-picture.ts';

const script = new URL('./share-picture-worker.ts', import.meta.url);

/** Prints share pictures in the brand of the school. Clients and caches may keep one for an hour. */
export function createPicturePrinter(brand: () => Promise<PdfBrand>) {
  const print = createFilePrinter(script, { cacheControl: 'public, max-age=3600' });
  return async (picture: Omit<SharePicture, 'brand'>) =>
    print({ ...picture, brand: await brand() } satisfies SharePicture);
}

export type PrintPicture = ReturnType<typeof createPicturePrinter>;
