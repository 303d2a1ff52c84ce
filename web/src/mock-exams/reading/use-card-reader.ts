import { useEffect, useState } from 'react';
import { type CardReader, openCardReader } from './card-reader.ts';
import type { ReadingList } from './reading.api.ts';

/** The reader of the cards of an event; null while it is loaded, and an error if that is not possible. */
export function useCardReader(days: ReadingList['days']): {
  reader: CardReader | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const [reader, setReader] = useState<CardReader | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // The days of an event never change. Each new object is another attempt.
  const [asked, setAsked] = useState({ days });
  useEffect(() => {
    let isOpen = true;
    let opened: CardReader | undefined;
    openCardReader(asked.days).then(
      (loaded) => {
        opened = loaded;
        if (isOpen) setReader(loaded);
        else loaded.end();
      },
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
      opened?.end();
      setReader(null);
    };
  }, [asked]);
  return {
    reader,
    hasFailed,
    retry() {
      setFailed(false);
      setAsked({ ...asked });
    },
  };
}
