import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import { cardOptions } from '@sabia/domain/mock-exams/card-layout.ts';
import { type Card, decideDoubt, openDoubts } from './cards.ts';

/** The decisions about a line, with their keys and words. */
export const decisions: readonly { key: string; decision: LineProposal; words: string }[] = [
  ...cardOptions.map((option, at) => ({ key: String(at + 1), decision: option, words: option })),
  { key: '6', decision: 'blank', words: 'Em branco' },
  { key: '7', decision: 'double', words: 'Duas marcas' },
];

/** A decision that can be taken back: the card before it. */
export interface DoubtStep {
  card: Card;
  question: number;
}

/** The next line to decide: the first open one of the first card that has one, but those that wait until later. */
export function nextDoubt(
  cards: readonly Card[],
  later: ReadonlySet<string> = new Set(),
): DoubtStep | null {
  for (const card of cards)
    for (const { question } of openDoubts(card))
      if (!later.has(doubtName({ card, question }))) return { card, question };
  return null;
}

export const doubtName = ({ card, question }: DoubtStep): string => `${card.key}.${question}`;

/** The card after a decision, and whether all of its lines are decided now. */
export function decide(
  { card, question }: DoubtStep,
  decision: LineProposal,
): { card: Card; isComplete: boolean } {
  const decided = decideDoubt(card, question, decision);
  return { card: decided, isComplete: openDoubts(decided).length === 0 };
}
