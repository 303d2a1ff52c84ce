import type { CardReadings } from '@sabia/domain/mock-exams/card-readings.ts';
import { describe, expect, it } from 'vitest';
import {
  answerSets,
  decidedAnswers,
  decisionsBy,
  linesToDecide,
  markIn,
} from './conflict-lines.ts';

type Reading = CardReadings['readings'][number];

let readings = 0;
const reading = (letters: string, changes: Partial<Reading> = {}): Reading => ({
  id: `r${(readings += 1)}`,
  answers: answersOf(letters),
  doubles: [],
  doubts: [],
  quality: 1,
  state: 'CONFLICT',
  changed: [],
  readerName: 'Bia',
  readAt: '2026-11-29T12:00:00.000Z',
  isDecided: false,
  ...changes,
});

const answersOf = (letters: string): Reading['answers'] =>
  Object.fromEntries(
    Array.from(letters).flatMap((letter, at) =>
      letter === '-' ? [] : [[String(at + 1), letter as 'A']],
    ),
  );

/** The card counts the answers of the last reading that was no conflict. */
function cardOf(...newestFirst: Reading[]): CardReadings {
  const {
    answers = {},
    doubles = [],
    doubts = [],
  } = newestFirst.find(({ state }) => state !== 'CONFLICT') ?? {};
  return {
    personId: 'p1',
    name: 'Ana',
    className: '3º A',
    day: 1,
    color: 'azul',
    state: 'CONFLICT',
    counted: { answers, doubles, doubts: doubts.map(({ question }) => question) },
    readings: newestFirst,
  };
}

const inDoubt = (question: number) => ({ question, seen: [], proposal: 'A' as const });

describe('the sets of answers of a card in conflict', () => {
  it('are that which counts and the others, each with its readings', () => {
    const first = reading('ABCDE', { state: 'NEW' });
    const settled = reading('ABCDE', { state: 'SAME' });
    const other = reading('BCDEA');
    const again = reading('BCDEA', { readerName: 'Davi' });
    const before = reading('ABCDE');
    const sets = answerSets(cardOf(again, before, other, settled, first));
    expect(sets.map(({ isCounted }) => isCounted)).toEqual([true, false]);
    expect(sets[0]?.readings).toEqual([before, settled]);
    expect(sets[1]?.readings).toEqual([again, other]);
  });

  it('have only the doubts that all of their readings have', () => {
    const settled = reading('ABCDE', { state: 'NEW' });
    const unsure = reading('BCDEA', { doubts: [inDoubt(1), inDoubt(2)] });
    const sure = reading('BCDEA', { doubts: [inDoubt(2)] });
    expect(answerSets(cardOf(sure, unsure, settled))[1]?.doubts).toEqual([2]);
  });

  it('are at most four, the newest', () => {
    const others = ['BAAAA', 'CAAAA', 'DAAAA', 'EAAAA'].map((letters) => reading(letters));
    const sets = answerSets(cardOf(...others, reading('AAAAA', { state: 'NEW' })));
    expect(sets.map((set) => markIn(set, 1))).toEqual(['A', 'D', 'C', 'B']);
  });
});

describe('a decision', () => {
  // The fourth line is certain in one of them, the seventh in none.
  const counted = reading('ABCD--A', { state: 'NEW', doubles: [6], doubts: [inDoubt(7)] });
  const other = reading('ACCDE-A', { doubts: [4, 5, 7].map(inDoubt) });
  const card = cardOf(other, counted);
  const sets = answerSets(card);
  const lines = linesToDecide(sets);

  it('is about the lines that differ, or are in doubt in all sets', () => {
    expect(lines).toEqual([2, 5, 6, 7]);
  });

  it('by a whole set leaves its doubts open', () => {
    const [first, second] = sets;
    expect(first && decisionsBy(first, lines)).toEqual({
      2: 'B',
      5: 'blank',
      6: 'double',
    });
    expect(second && decisionsBy(second, lines)).toEqual({ 2: 'C', 6: 'blank' });
  });

  it('keeps the lines that are the same in all sets', () => {
    const decided = decidedAnswers(card.counted, { 2: 'double', 5: 'E', 6: 'A', 7: 'blank' });
    const answers = { 1: 'A', 3: 'C', 4: 'D', 5: 'E', 6: 'A' };
    expect(decided).toEqual({ answers, doubles: [2] });
  });
});
