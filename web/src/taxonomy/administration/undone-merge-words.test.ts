import { expect, it } from 'vitest';
import { undoneMergeWords } from './undone-merge-words.ts';

it.each([
  [0, 'Desfeito: “Canto” voltou a ser como antes.'],
  [1, '“Canto” voltou. 1 uso ficou como está: mudou depois da junção.'],
  [12, '“Canto” voltou. 12 usos ficaram como estão: mudaram depois da junção.'],
])('with %i uses that stay', (keptQtd, words) => {
  expect(undoneMergeWords('Canto', { usesQtd: 3, keptQtd })).toBe(words);
});
