import { expect, it } from 'vitest';
import { hoursInWords } from './hours-in-words.ts';

it.each([
  [0.5, '30 minutos'],
  [1, '1 hora'],
  [1.5, '1 hora e 30 minutos'],
  [2, '2 horas'],
  [1200, '1.200 horas'],
])('%d is %s', (count, words) => {
  expect(hoursInWords(count)).toBe(words);
});
