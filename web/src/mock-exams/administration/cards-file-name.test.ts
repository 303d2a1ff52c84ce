import { expect, it } from 'vitest';
import { cardsFileName } from './cards-file-name.ts';

it.each([
  [{ title: 'Simulado de novembro' }, 'cartoes-simulado-de-novembro.pdf'],
  [{ title: 'Enem', day: 2, className: '3º ano A' }, 'cartoes-enem-dia-2-3o-ano-a.pdf'],
  [{ title: '…' }, 'cartoes.pdf'],
])('%j: %s', (cards, name) => {
  expect(cardsFileName(cards)).toBe(name);
});
