import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 } from 'uuid';
import { useOutbox } from '../../layout/use-outbox.ts';
import { serverDate } from '../../platform/clock.ts';
import { dropCards, keepCard, pileQuery } from './card-pile.ts';
import { type Card, isOwnerless, openDoubts, type Taken, takeReading } from './cards.ts';
import { decide, type DoubtStep } from './doubt-keys.ts';
import type { ReadPicture, ReadSheet } from './read-picture.ts';
import { readSignalOf } from './reading-words.ts';
import { signalRead } from './read-signal.ts';
import { readingOf, readingsOutboxOf } from './readings-outbox.ts';
import { takeSheet, type TakenSheet } from './sheets.ts';
import { sheetsOutboxOf } from './sheets-outbox.ts';
import type { ReadingList } from './reading.api.ts';
import { useKnownCards } from './use-known-cards.ts';

/** The cards of an event that this device reads: what it has taken, what waits, and what a person does with it. */
export function useSitting(mockExamId: string, list: ReadingList) {
  const queryClient = useQueryClient();
  const { add, owner, ...waiting } = useOutbox(readingsOutboxOf);
  const { data: pile = [] } = useQuery(pileQuery(owner));
  const sheets = useOutbox(sheetsOutboxOf);
  const seen = useRef(new Map<string, Card['answers']>());
  const seenSheets = useRef(new Set<string>());
  const cards = pile.filter((card) => card.mockExamId === mockExamId);
  const known = useKnownCards(mockExamId, waiting, cards);

  const keep = (card: Card) => void keepCard(queryClient, card);
  const drop = (keys: string[]) => void dropCards(queryClient, owner, keys);
  /** Sends the card as it is now, and keeps it while it has lines to decide. */
  function give(card: Card): void {
    add(readingOf(card));
    if (openDoubts(card).length > 0) keep(card);
    else drop([card.key]);
  }

  function giveSheet({ sheet, key, ...card }: Card, asReplacement?: { isReplacement: true }): void {
    const { mockExamId: id, code, personId, day, readAt, name } = card;
    if (!sheet) return;
    const entry = { key: v7(), owner, mockExamId: id, code, personId, day, readAt, name, ...sheet };
    sheets.add({ ...entry, ...asReplacement });
    drop([key]);
  }

  return {
    cards,
    waiting: {
      ...waiting,
      entries: waiting.entries.filter((entry) => entry.mockExamId === mockExamId),
    },
    known,
    waitingSheets: {
      ...sheets,
      entries: sheets.entries.filter((entry) => entry.mockExamId === mockExamId),
    },
    /** Takes what was read of a picture. */
    take(reading: ReadPicture): Taken {
      const taken = takeReading(reading, {
        mockExamId,
        owner,
        list,
        seen: seen.current,
        key: v7(),
        readAt: serverDate().toISOString(),
      });
      signalRead(readSignalOf(taken));
      if (taken.kind === 'NO_CODE') keep(taken.card);
      if (taken.kind === 'READ') {
        const { code, answers } = taken.card;
        // The last reading counts. While photographs are read, there are cards that this render does not know.
        const pileNow = queryClient.getQueryData(pileQuery(owner).queryKey) ?? [];
        drop(pileNow.filter((card) => card.code === code).map(({ key }) => key));
        seen.current.set(code ?? '', answers);
        give(taken.card);
      }
      return taken;
    },
    /** Takes an essay sheet; null if the page is none. */
    takeSheet(read: ReadSheet): TakenSheet | null {
      const taken = takeSheet(read, {
        mockExamId,
        owner,
        list,
        seen: seenSheets.current,
        key: v7(),
        readAt: serverDate().toISOString(),
      });
      if (!taken) return null;
      signalRead(taken.kind === 'SHEET');
      if (taken.kind === 'SHEET_WITHOUT_CODE') keep(taken.card);
      if (taken.kind === 'SHEET' && !taken.isKnown) {
        seenSheets.current.add(read.code ?? '');
        giveSheet(taken.card);
      }
      return taken;
    },
    /** Sends a known sheet in place of the picture that counts. */
    replaceSheet: (card: Card) => giveSheet(card, { isReplacement: true }),
    decide(step: DoubtStep, decision: LineProposal): void {
      const { card, isComplete } = decide(step, decision);
      if (isComplete && !isOwnerless(card)) give({ ...card, readAt: serverDate().toISOString() });
      else keep(card);
    },
    /** Takes a decision back: the line waits again. */
    undo: ({ card }: DoubtStep) => keep(card),
    /** A person says whose card it is, and which booklet it has; null: the one that is printed for the person. */
    match({ refusal: _refusal, ...card }: Card, its: Pick<Card, 'personId' | 'color'>): void {
      const owned = { ...card, ...its };
      if (card.sheet) giveSheet(owned);
      else give(owned);
    },
    throwAway: ({ key }: Card) => drop([key]),
    bringBack: (card: Card) => keep(card),
  };
}

export type Sitting = ReturnType<typeof useSitting>;
