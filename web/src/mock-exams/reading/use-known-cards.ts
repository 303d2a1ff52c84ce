import { useState } from 'react';
import type { Waiting } from '../../platform/outbox/outbox.ts';
import type { Card } from './cards.ts';
import type { ReadingEntry } from './readings-outbox.ts';

/**
 * The cards that count as read, for `stateOf`: those whose readings are stored on the device. A closed page thus loses no card
 * that it has counted.
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
