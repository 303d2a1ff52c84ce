import { expect, it } from 'vitest';
import { uncountedWords } from './area-notes.ts';

it.each([
  [[3, 17, 40], 3, 'as questões 3, 17 e 40 não contam nesta nota.'],
  [[7], 1, 'a questão 7 não conta nesta nota.'],
  // While the exam withholds its key.
  [[], 1, '1 questão não conta nesta nota.'],
  [[], 3, '3 questões não contam nesta nota.'],
])('the questions %o of %s uncounted ones: %s', (uncounted, uncountedQtd, words) => {
  expect(uncountedWords({ uncounted, uncountedQtd })).toBe(words);
});
