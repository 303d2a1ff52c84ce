import { expect, it } from 'vitest';
import { bookletOptions, firstBooklet } from './booklet-options.ts';

const booklet = (code: number, colour: string, isAdapted = false, area: 'MT' | 'CN' = 'MT') => ({
  booklet: code,
  area,
  colour,
  isAdapted,
  isReproducible: true,
  firstPosition: 136,
  hasLanguageChoice: false,
});
const booklets = [
  booklet(90, 'AZUL', false, 'CN'),
  booklet(101, 'LARANJA', true),
  booklet(102, 'AZUL'),
  booklet(103, 'ROSA'),
  booklet(150, 'AZUL'),
];

it('offers the first booklet of each colour by its colour, the others by their code', () => {
  expect(bookletOptions(booklets, 'MT')).toEqual([
    {
      group: 'Por cor',
      items: [
        { value: '102', label: 'Azul' },
        { value: '103', label: 'Rosa' },
      ],
    },
    {
      group: 'Outras provas do mesmo ano',
      items: [
        { value: '101', label: 'Laranja, prova 101, adaptada' },
        { value: '150', label: 'Azul, prova 150' },
      ],
    },
  ]);
});

it('has no group without booklets', () => {
  expect(bookletOptions(booklets, 'CN').map(({ group }) => group)).toEqual(['Por cor']);
});

it('begins with the lowest code of the area', () => {
  expect(firstBooklet(booklets, 'CN')?.booklet).toBe(90);
});
