import { expect, it } from 'vitest';
import { cardQuote, longestCardQuote, misfitOfMark } from './essay-card.ts';

const criterion = (key: string, points: number) => ({
  key,
  title: key,
  points,
  mostPoints: 200,
  words: null,
});
const essay = { criteria: [criterion('C1', 200), criterion('C2', 140)], commentsQtd: 2 };

it.each([
  [{ comment: 1 }, null],
  [{ comment: 2 }, null],
  [{ comment: 3 }, 'comment'],
  [{ criterion: 'C2' }, null],
  [{ criterion: 'C1' }, 'criterion'],
  [{ criterion: 'C3' }, 'criterion'],
  [{}, 'criterion'],
])('%j of an essay with two criteria and two comments: %s', (mark, path) => {
  expect(misfitOfMark(mark, essay)?.path ?? null).toBe(path);
});

it.each([
  ['  o ar espalha ', 'o ar espalha'],
  ['é'.repeat(longestCardQuote), 'é'.repeat(longestCardQuote)],
  [`${'👩'.repeat(longestCardQuote - 1)} e mais`, `${'👩'.repeat(longestCardQuote - 1)}…`],
])('quotes the beginning of long words', (quote, shown) => {
  expect(cardQuote(quote)).toBe(shown);
});
