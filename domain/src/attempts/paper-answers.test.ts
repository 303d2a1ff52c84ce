import { expect, it } from 'vitest';
import type { ForeignLanguage } from '../item-response/booklet.ts';
import {
  alternativeOfMark,
  languageOfMarks,
  noAlternative,
  type PaperMark,
} from './paper-answers.ts';

const two = [{ id: 'a' }, { id: 'b' }];

it.each([
  [0, 'a'],
  [1, 'b'],
  [null, null],
  // A card has five bubbles for a question of two alternatives.
  [4, noAlternative],
  ['double', noAlternative],
] as const)('the mark %s is the alternative %s', (mark, alternative) => {
  expect(alternativeOfMark(two, mark)).toBe(alternative);
});

it.each<[string, [ForeignLanguage | null, PaperMark][], ForeignLanguage | null]>([
  ['no question of a language', [[null, 1]], null],
  [
    'more marks in English',
    [
      [0, 1],
      [0, 2],
      [1, 3],
    ],
    0,
  ],
  [
    'more marks in Spanish',
    [
      [0, null],
      [1, 'double'],
    ],
    1,
  ],
  [
    'as many marks',
    [
      [0, 1],
      [1, 3],
    ],
    0,
  ],
  [
    'no marks',
    [
      [0, null],
      [1, null],
    ],
    0,
  ],
])('%s', (_, given, language) => {
  expect(languageOfMarks(given.map(([of, mark]) => ({ language: of, mark })))).toBe(language);
});
