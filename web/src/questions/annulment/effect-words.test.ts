import { expect, it } from 'vitest';
import { effectWords } from './effect-words.ts';

it.each([
  [0, 0, 0, 'nenhuma porcentagem de acertos muda'],
  [1, 0, 0, '1 porcentagem de acertos muda'],
  [3, 1, 0, '3 porcentagens de acertos mudam e 1 passa a ter nota para aprovação'],
  [3, 0, 2, '3 porcentagens de acertos mudam e 2 deixam de ter nota para aprovação'],
  [9, 2, 1, '9 porcentagens de acertos mudam, 2 passam a ter nota para aprovação e 1 deixa de ter'],
])('%i, %i, %i: %s', (changedTriesQtd, approvedQtd, failedQtd, words) => {
  expect(effectWords({ triesQtd: 9, changedTriesQtd, approvedQtd, failedQtd })).toBe(words);
});
