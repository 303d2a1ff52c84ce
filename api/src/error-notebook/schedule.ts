import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

/** How well somebody remembers a question, as the scheduler has it once it went through JSON. */
export type Memory = Omit<Card, 'due' | 'last_review'> & { due: string; last_review?: string };

// By days: what was seen a minute ago teaches nothing when it is seen again.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 360 });

/**
 * What is remembered after an answer, and when to ask again. The first time that a question is missed
 * makes its memory.
 */
export function remember(memory: Memory | null, isCorrect: boolean, at: Date): Memory {
  const { card } = scheduler.next(
    memory ?? createEmptyCard(at),
    at,
    isCorrect ? Rating.Good : Rating.Again,
  );
  return {
    ...card,
    due: card.due.toISOString(),
    last_review: (card.last_review ?? at).toISOString(),
  };
}
