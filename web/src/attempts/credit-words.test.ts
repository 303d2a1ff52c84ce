import { expect, it } from 'vitest';
import { creditKindOf, creditWords } from './credit-words.ts';

const response = { kind: 'OPEN_TEXT', text: 'Porque sim.' } as const;
const blank = { alternativeId: null, isCorrect: false };

it.each([
  [{ ...blank, alternativeId: 'a', isCorrect: true }, 'right', 'Certa'],
  [{ ...blank, alternativeId: 'a' }, 'wrong', 'Errada'],
  [blank, 'blank', 'Em branco'],
  [{ ...blank, credit: 0 }, 'blank', 'Em branco'],
  [{ ...blank, response, credit: null }, 'awaiting', 'Aguardando correção'],
  [{ ...blank, response, credit: 1, isCorrect: true }, 'right', 'Certa'],
  [{ ...blank, response, credit: 0.5 }, 'part', 'Meia questão: 0,5'],
  [{ ...blank, response, credit: 2 / 3 }, 'part', 'Parte certa: 0,67'],
  [{ ...blank, response, credit: 0 }, 'wrong', 'Errada'],
])('%j is %s: %s', (answer, kind, words) => {
  expect(creditKindOf(answer)).toBe(kind);
  expect(creditWords(answer)).toBe(words);
});
