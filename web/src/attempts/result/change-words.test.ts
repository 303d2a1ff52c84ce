import type { AttemptResult, ListedAttempt } from '@sabia/domain/attempts/attempt.ts';
import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const result = (correctAverage: number, awaitingQtd?: number) =>
  ({ correctAverage, awaitingQtd }) as AttemptResult;
const listed = (number: number, of: AttemptResult | null) =>
  ({ number, result: of }) as ListedAttempt;

it.each<[string | null, number, number, AttemptResult | null]>([
  ['Subiu 12,5 pontos desde a tentativa 1.', 2, 62.5, result(50)],
  ['Caiu 1 ponto desde a tentativa 1.', 2, 49, result(50)],
  ['Igual à da tentativa 1.', 2, 50, result(50.04)],
  [null, 1, 50, result(50)],
  [null, 2, 50, result(10, 1)],
  [null, 2, 50, null],
])('%s', (words, number, correctAverage, before) => {
  const items = [listed(3, result(99)), listed(number, result(correctAverage)), listed(1, before)];
  const attempts = { items };
  expect(changeWords({ number }, { result: result(correctAverage), attempts })).toBe(words);
});
