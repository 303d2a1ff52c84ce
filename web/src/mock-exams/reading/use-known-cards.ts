import { useState } from 'react';
import type { Waiting } from '../../platform/outbox/outbox.ts';
import type { Card } from './cards.ts';
import type { ReadingEntry } from './readings-outbox.ts';

/**
 * What counts as read, for `stateOf`: a card is counted once its reading is stored on the device, so that a page that is closed
 * loses no card that it has counted.
 */
export function useKnownCards(
  mockExamId: string,
  { entries, storage }: Waiting<ReadingEntry>,
  cards: readonly Card[],
): { waiting: ReadingEntry[]; cards: Card[] } {
  const [stored, setStored] = useState(entries);
  if (storage !== 'storing' && stored !== entries) setStored(entries);
  const unstored = entries.filter(({ key }) => !stored.some((entry) => entry.key === key));
  return {
    waiting: stored.filter((entry) => entry.mockExamId === mockExamId),
    cards: cards.filter(({ key }) => !unstored.some(({ cardKey }) => cardKey === key)),
  };
}
