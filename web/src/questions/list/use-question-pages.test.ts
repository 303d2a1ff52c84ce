import { expect, it } from 'vitest';
import { pagesOf } from './use-question-pages.ts';

const saved = Array.from({ length: 120 }, (_, index) => `q${index}`);

it.each([
  ['the first questions', ['q0', 'q1'], [0]],
  ['questions of two pages', ['q49', 'q50'], [0, 1]],
  ['questions in another order', ['q119', 'q3'], [0, 2]],
  ['a question that is not saved yet', ['nova'], []],
])('finds the pages of %s', (_, wanted, pages) => {
  expect(pagesOf(saved, wanted)).toEqual(pages);
});
