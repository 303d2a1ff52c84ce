import { expect, it } from 'vitest';
import { returnWords } from './return-words.ts';

/** Ten minutes before midnight in São Paulo. */
const now = new Date('2026-11-22T02:50:00.000Z');

it.each([
  ['2026-11-19', 'hoje'],
  ['2026-11-21', 'hoje'],
  ['2026-11-22', 'amanhã'],
  ['2026-11-23', 'em 2 dias'],
  ['2027-11-16', 'em 360 dias'],
])('what is due on %s comes back %s', (dueDay, words) => {
  expect(returnWords(dueDay, now)).toBe(words);
});
