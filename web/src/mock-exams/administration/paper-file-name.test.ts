import { expect, it } from 'vitest';
import { paperFileName, resultsFileName } from './paper-file-name.ts';

it.each([
  [{ title: 'Simulado de novembro' }, 'cartoes-simulado-de-novembro.pdf'],
  [{ title: 'Enem', day: 2, parts: ['3º ano A', undefined] }, 'cartoes-enem-dia-2-3o-ano-a.pdf'],
  [{ title: '…' }, 'cartoes.pdf'],
])('%j: %s', (cards, name) => {
  expect(paperFileName('cartoes', cards)).toBe(name);
});

it('results have the title of the event', () => {
  expect(['Enem', '…'].map(resultsFileName)).toEqual(['resultados-enem.csv', 'resultados.csv']);
});
