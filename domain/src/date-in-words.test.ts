import { expect, it } from 'vitest';
import { dateInWords } from './date-in-words.ts';

it.each([
  ['2026-11-21T15:00:00.000Z', '21 de novembro de 2026'],
  ['2026-11-22T02:59:59.999Z', '21 de novembro de 2026'],
  ['2026-12-01T03:00:00.000Z', '1º de dezembro de 2026'],
  ['2026-12-11T12:00:00.000Z', '11 de dezembro de 2026'],
])('%s is %s in São Paulo', (instant, words) => {
  expect(dateInWords(instant)).toBe(words);
});
