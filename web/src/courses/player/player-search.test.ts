import { expect, it } from 'vitest';
import { playerSearch } from './player-search.ts';

it.each([
  [{}, {}],
  [{ conteudo: 'abc' }, { conteudo: 'abc' }],
  [{ conteudo: '' }, {}],
  [{ conteudo: ['a', 'b'] }, {}],
  [
    { conteudo: 'abc', tela: 'certificado' },
    { conteudo: 'abc', tela: 'certificado' },
  ],
  [{ tela: 'prova' }, {}],
])('reads %j as %j', (given, search) => {
  expect(playerSearch(given)).toEqual(search);
});
