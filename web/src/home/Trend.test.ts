import { expect, it } from 'vitest';
import { changeWords } from './Trend.tsx';

it.each([
  [12.44, '12,4 acima da vez anterior'],
  [-3, '3 abaixo da vez anterior'],
  [0.04, 'igual à vez anterior'],
])('a change of %d is in words: %s', (change, words) => {
  expect(changeWords(change)).toBe(words);
});
