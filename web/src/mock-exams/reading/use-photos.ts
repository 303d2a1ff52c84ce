import { useState } from 'react';
import type { CardReader } from './card-reader.ts';
import type { ReadPicture, ReadSheet } from './read-picture.ts';
import { fileReason } from './reading-words.ts';

interface Photos {
  /** The number of the photograph that is being read, and of all; null if none is. */
  under: { number: number; all: number } | null;
  /** The photographs that could not be read. */
  unread: readonly { name: string; reason: string }[];
}

/** Reads chosen photographs one after the other. */
export function usePhotos(
  reader: CardReader | null,
  day: number,
  onTaken: (reading: ReadPicture) => void,
  /** False: the page is no essay sheet. */
  onSheet: (sheet: ReadSheet) => boolean,
): Photos & { read: (files: readonly File[]) => Promise<void> } {
  const [photos, setPhotos] = useState<Photos>({ under: null, unread: [] });
  return {
    ...photos,
    async read(files) {
      if (!reader || files.length === 0) return;
      const unread: { name: string; reason: string }[] = [];
      for (const [at, file] of files.entries()) {
        setPhotos({ under: { number: at + 1, all: files.length }, unread: [...unread] });
        const reading = await reader.read(file, { day, isLive: false }).catch(() => null);
        if (reading?.isRead) onTaken(reading);
        else if (reading?.reason !== 'essay_sheet' || !onSheet(reading.sheet)) {
          const reason = reading
            ? fileReason(file.name, reading.reason === 'essay_sheet' ? 'no_card' : reading.reason)
            : 'A leitura falhou neste aparelho. Tente de novo.';
          unread.push({ name: file.name, reason });
        }
      }
      setPhotos({ under: null, unread });
    },
  };
}
