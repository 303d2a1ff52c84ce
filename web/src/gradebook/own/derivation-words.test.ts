import { expect, it } from 'vitest';
import { derivationInWords } from './derivation-words.ts';

it('remarks on a result are sentences of their own', () => {
  const words = '6,7 = (8,0 × 2) ÷ 2; descartada: 5,0 em Prova; arredondado de 6,6666…';
  expect(derivationInWords(words)).toEqual({
    arithmetic: '6,7 = (8,0 × 2) ÷ 2',
    remarks: ['Descartada: 5,0 em Prova', 'Arredondado de 6,6666…'],
  });
  expect(derivationInWords('7,5 = 7,5')).toEqual({ arithmetic: '7,5 = 7,5', remarks: [] });
});
