import { expect, it } from 'vitest';
import { bodyOf, type Card } from './cards.ts';
import { decide, decisions, doubtName, nextDoubt } from './doubt-keys.ts';

const crop = { width: 1, height: 1, data: new Uint8Array([0]) };
const cardWith = (key: string, ...questions: number[]): Card => ({
  key,
  owner: 'bia',
  mockExamId: 'm1',
  code: 'S1',
  personId: 'p1',
  day: 1,
  answers: { 1: 'A' },
  doubts: questions.map((question) => ({
    question,
    seen: [],
    proposal: 'B',
    crop,
    decision: null,
  })),
  quality: 1,
  readAt: '2026-11-29T12:00:00.000Z',
  name: null,
});

it('the keys 1 to 7 decide a line', () => {
  expect(decisions.map(({ key, decision }) => `${key} ${decision}`)).toEqual([
    '1 A',
    '2 B',
    '3 C',
    '4 D',
    '5 E',
    '6 blank',
    '7 double',
  ]);
});

it('lines are decided one after the other, and the others wait', () => {
  const cards = [cardWith('a', 4, 9), cardWith('b', 2)];
  const first = nextDoubt(cards);
  expect(first && doubtName(first)).toBe('a.4');
  if (!first) return;
  const { card, isComplete } = decide(first, 'D');
  expect(isComplete).toBe(false);
  const second = nextDoubt([card, ...cards.slice(1)]);
  expect(second && doubtName(second)).toBe('a.9');
  expect(nextDoubt([card, ...cards.slice(1)], new Set(['a.9']))?.card.key).toBe('b');
  const last = second && decide(second, 'blank');
  expect(last?.isComplete).toBe(true);
  expect(last && bodyOf(last.card)).toMatchObject({ answers: { 1: 'A', 4: 'D' }, doubts: [] });
});

it('there is nothing to decide without doubts', () => {
  expect(nextDoubt([cardWith('a')])).toBeNull();
});
