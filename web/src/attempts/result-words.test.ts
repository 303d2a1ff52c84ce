import { expect, it } from 'vitest';
import { timeTaken, verdictWords } from './result-words.ts';

it.each([
  ['2026-11-20T14:05:20.000Z', '5 min 20 s'],
  ['2026-11-20T14:40:00.000Z', '40 min'],
  ['2026-11-20T15:30:10.000Z', '1 h 30 min'],
  ['2026-11-20T14:59:50.000Z', '1 h 0 min'],
  [null, '–'],
])('an attempt from 14:00 to %s took %s', (submittedAt, words) => {
  expect(timeTaken('2026-11-20T14:00:00.000Z', submittedAt).replaceAll('\u00a0', ' ')).toBe(words);
});

it('an exam without a passing score has no verdict but the provisional one', () => {
  expect(verdictWords('PASSED', 70)).toBe('Aprovação');
  expect(verdictWords('PASSED', 0)).toBe('Entregue');
  expect(verdictWords('PENDING', 0)).toBe('Nota provisória');
});
