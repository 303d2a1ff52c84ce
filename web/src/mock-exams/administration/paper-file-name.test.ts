import { expect, it } from 'vitest';
import { paperFileName, sheetFileName } from './paper-file-name.ts';

it.each([
  [{ title: 'Simulado de novembro' }, 'cartoes-simulado-de-novembro.pdf'],
  [{ title: 'Enem', day: 2, parts: ['3º ano A', undefined] }, 'cartoes-enem-dia-2-3o-ano-a.pdf'],
  [{ title: '…' }, 'cartoes.pdf'],
])('%j: %s', (cards, name) => {
  expect(paperFileName('cartoes', cards)).toBe(name);
});

it('sheets have the title of the event', () => {
  const names = ['Enem', '…'].map((title) => sheetFileName('resultados', title));
  expect(names).toEqual(['resultados-enem.csv', 'resultados.csv']);
});
