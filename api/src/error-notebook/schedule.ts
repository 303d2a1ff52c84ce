import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

/** The scheduler's state of one question and learner, as stored in JSON. */
export type Memory = Omit<Card, 'due' | 'last_review'> & { due: string; last_review?: string };

// In whole days: a repetition after minutes teaches nothing.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 360 });

/**
 * The state after an answer, with the time of the next review. `memory` is null at the first miss.
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
