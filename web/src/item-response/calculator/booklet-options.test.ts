import { expect, it } from 'vitest';
import { bookletOptions, firstBooklet, offeredAreas, sameDayBooklet } from './booklet-options.ts';

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
      group: 'Reaplicação, prova digital e outras',
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

it('offers the areas with booklets only', () => {
  expect(offeredAreas(booklets)).toEqual(['CN', 'MT']);
});

it.each([
  ['of a colour of both areas', 102, 90],
  ['of a colour of one area', 103, undefined],
  ['of another application', 150, undefined],
  ['that is adapted', 101, undefined],
])('finds the booklet of the same day beside one %s', (_, code, found) => {
  expect(sameDayBooklet(booklets, code)?.booklet).toBe(found);
});
