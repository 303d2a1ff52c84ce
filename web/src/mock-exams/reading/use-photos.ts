import { useEffect, useRef, useState } from 'react';
import type { CardReader } from './card-reader.ts';
import type { PagePlace } from './page-place.ts';
import { keepPdfCode, openPdf } from './pdf-pages.ts';
import { type FilesReader, readFiles, type Unread } from './read-files.ts';

export interface Photos extends State {
  read: (files: readonly File[]) => Promise<void>;
  /** Ends the reading; the pages before have been taken. */
  stop: () => void;
}

interface State {
  isReading: boolean;
  /** The page that is being read; null: none, or its file is being opened. */
  place: PagePlace | null;
  unread: readonly Unread[];
}

/** Reads chosen photographs and PDF files, one page after the other. */
export function usePhotos(
  reader: CardReader | null,
  { day, onTaken, onSheet }: Pick<FilesReader, 'day' | 'onTaken' | 'onSheet'>,
): Photos {
  const [photos, setPhotos] = useState<State>({ isReading: false, place: null, unread: [] });
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  // A person may choose a PDF file when there is no network.
  useEffect(() => {
    if (reader) keepPdfCode().catch(() => {});
  }, [reader]);
  return {
    ...photos,
    async read(files) {
      if (!reader || files.length === 0) return;
      reading.current = new AbortController();
      setPhotos({ isReading: true, place: null, unread: [] });
      const unread = await readFiles(files, {
        reader,
        openPdf,
        day,
        signal: reading.current.signal,
        onPlace: (place, before) => setPhotos({ isReading: true, place, unread: before }),
        onTaken,
        onSheet,
      });
      setPhotos({ isReading: false, place: null, unread });
    },
    stop: () => reading.current?.abort(),
  };
}
