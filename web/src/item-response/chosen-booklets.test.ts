import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';
import { expect, it } from 'vitest';
import { bookletChoices, connectionsOf, nextChoice } from './chosen-booklets.ts';

const booklet = (code: number, area: Area, colour: string): OfferedBooklet => ({
  booklet: code,
  area,
  colour,
  isAdapted: false,
  isReproducible: null,
  officialDifference: null,
  application: null,
  edition: null,
  sameAs: null,
  firstPosition: 1,
  hasLanguageChoice: area === 'LC',
});
const offered = [
  booklet(1, 'CH', 'AZUL'),
  booklet(2, 'LC', 'AZUL'),
  booklet(3, 'CN', 'AZUL'),
  booklet(4, 'MT', 'AZUL'),
  booklet(5, 'LC', 'ROSA'),
];

it('offers the whole exam of a colour that all areas have, then each booklet', () => {
  expect(bookletChoices(offered).map(({ items }) => items.map(({ value }) => value))).toEqual([
    ['2,1,3,4'],
    ['2', '5'],
    ['1'],
    ['3'],
    ['4'],
  ]);
  expect(bookletChoices(offered.slice(0, 2))[0]?.group).toBe('Linguagens');
});

it('begins with the first area that the exam does not have', () => {
  expect(nextChoice(offered, [])).toBe('2');
  expect(nextChoice(offered, ['LC', null])).toBe('1');
  expect(nextChoice(offered, ['LC', 'CH', 'CN', 'MT'])).toBe('2');
  expect(nextChoice([], [])).toBeUndefined();
});

it('connects booklets one behind the other, with the questions of both languages or of one', () => {
  const chosen = offered.slice(1, 4);
  const firstsFor = (language: 0 | null) =>
    connectionsOf(chosen, { year: 2022, first: 1, language }).map(({ first }) => first);
  expect(firstsFor(null)).toEqual([1, 51, 96]);
  expect(firstsFor(0)).toEqual([1, 46, 91]);
  const languages = connectionsOf(chosen, { year: 2022, first: 1, language: 0 });
  expect(languages.map(({ language }) => language)).toEqual([0, null, null]);
});
