import { expect, it } from 'vitest';
import { waitWords } from './essay-words.ts';

it.each([
  ['WAITING', 0, 1, 'A redação espera a correção de uma pessoa.'],
  ['WAITING', 0, 2, 'A redação espera a primeira de duas correções.'],
  ['WAITING', 1, 2, 'Uma pessoa já corrigiu. A redação espera a segunda correção.'],
  ['WAITING', 2, 3, 'A redação espera a terceira correção.'],
  ['WITHHELD', 2, 2, 'Corrigida, aguarda a publicação da turma.'],
  ['BOARD', 3, 4, 'A redação espera a nota da banca.'],
] as const)('%s with %i of %i corrections', (status, givenQtd, wantedQtd, words) => {
  expect(waitWords({ status, givenQtd, wantedQtd })).toContain(words);
});

it('a settled essay waits for nothing', () => {
  expect(waitWords({ status: 'SETTLED', givenQtd: 2, wantedQtd: 2 })).toBeNull();
});
