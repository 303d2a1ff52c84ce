import type { CardReader } from './card-reader.ts';
import type { PagePlace } from './page-place.ts';
import { pagesOf } from './pages-of-files.ts';
import type { OpenPdf } from './pdf-pages.ts';
import type { PictureReading, ReadPicture, ReadSheet } from './read-picture.ts';
import { fileReason, scanReason } from './reading-words.ts';

/** A file or page that could not be read. */
export interface Unread {
  /** 'foto.jpg', or 'cartoes.pdf, página 7'. */
  name: string;
  reason: string;
}

export interface FilesReader {
  reader: Pick<CardReader, 'read'>;
  openPdf: OpenPdf;
  /** The day of a card if its code tells none. */
  day: number;
  /** Stops after the page that is being read. */
  signal: AbortSignal;
  onPlace: (place: PagePlace, unread: readonly Unread[]) => void;
  onTaken: (reading: ReadPicture) => void;
  /** False: the page is no essay sheet. */
  onSheet: (sheet: ReadSheet) => boolean;
}

/** Reads photographs and the pages of PDF files, one after the other. Answers with those that could not be read. */
export async function readFiles(
  files: readonly File[],
  { reader, openPdf, day, signal, onPlace, onTaken, onSheet }: FilesReader,
): Promise<readonly Unread[]> {
  const unread: Unread[] = [];
  for await (const page of pagesOf(files, openPdf, signal)) {
    if ('reason' in page) {
      unread.push(page);
      continue;
    }
    const { name, picture, place } = page;
    onPlace(place, [...unread]);
    const reading = await reader.read(picture, { day, isLive: false }).catch(() => null);
    if (reading?.isRead) onTaken(reading);
    else if (reading?.reason !== 'essay_sheet' || !onSheet(reading.sheet))
      unread.push({ name, reason: reasonOf(reading, name, place) });
  }
  return unread;
}

function reasonOf(
  reading: Exclude<PictureReading, { isRead: true }> | null,
  name: string,
  { of }: PagePlace,
): string {
  if (!reading) return 'A leitura falhou neste aparelho. Tente de novo.';
  const reason = reading.reason === 'essay_sheet' ? 'no_card' : reading.reason;
  return of === 'página' ? scanReason(reason) : fileReason(name, reason);
}
