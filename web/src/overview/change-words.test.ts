import { expect, it } from 'vitest';
import { changeInWords } from './change-words.ts';

it.each([
  [0, 0, 'igual a antes'],
  [5, 5, 'igual a antes'],
  [5, 0, 'antes: 0'],
  [0, 5, '5 a menos que antes (-100%)'],
  [1120, 1000, '120 a mais que antes (+12%)'],
  [3000, 1500, '1.500 a mais que antes (+100%)'],
  [999, 1000, '1 a menos que antes (-0%)'],
])('%s after %s: %s', (now, before, words) => {
  expect(changeInWords(now, before)).toBe(words);
});
