import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';
import { describe, expect, it } from 'vitest';
import {
  bookletOptions,
  firstBooklet,
  flatBookletOptions,
  offeredAreas,
  sameDayBooklet,
} from './booklet-options.ts';

const booklet = (
  code: number,
  colour: string,
  told: Partial<OfferedBooklet> = {},
): OfferedBooklet => ({
  booklet: code,
  area: 'MT',
  colour,
  isAdapted: false,
  isReproducible: true,
  officialDifference: 0.05,
  application: null,
  edition: null,
  sameAs: null,
  firstPosition: 136,
  hasLanguageChoice: false,
  ...told,
});
const labelsOf = (options: ReturnType<typeof bookletOptions>) =>
  options.map(({ group, items }) => [group, items.map(({ label }) => label)]);

describe('the booklets of a year that the product carries', () => {
  const first = { application: 'FIRST' } as const;
  const second = { application: 'SECOND' } as const;
  const booklets = [
    booklet(1343, 'AZUL', second),
    booklet(1350, 'LARANJA', { ...second, isAdapted: true, edition: 'adaptada para ledor' }),
    booklet(1383, 'AZUL', first),
    booklet(1386, 'VERDE', first),
    booklet(1387, 'VERDE', { ...first, edition: 'ampliada' }),
    booklet(1389, 'VERDE', { ...first, sameAs: 1386 }),
    booklet(1390, 'VERDE', first),
    booklet(1394, 'LEITOR TELA', { ...first, isAdapted: true, edition: 'leitor de tela' }),
    booklet(1395, 'LARANJA - BRAILE', { ...first, isAdapted: true, edition: 'em braile' }),
    booklet(1431, 'AZUL'),
    booklet(1483, 'AZUL', { ...first, area: 'CN' }),
    booklet(1543, 'AZUL', { ...second, area: 'CN' }),
  ];

  it('are offered by application, colour and edition, and by a code only where nothing else tells', () => {
    expect(labelsOf(bookletOptions(booklets, 'MT'))).toEqual([
      [
        'Primeira aplicação',
        [
          'Azul',
          'Verde',
          'Verde, ampliada',
          'Verde, prova 1390',
          'Leitor de tela',
          'Laranja, em braile',
        ],
      ],
      ['Reaplicação e PPL', ['Azul', 'Laranja, adaptada para ledor']],
      ['Outra aplicação: o Inep não diz qual', ['Azul']],
    ]);
  });

  it('have one label each in a list without groups', () => {
    const labels = flatBookletOptions(booklets, 'MT').map(({ label }) => label);
    expect(labels).toContain('Azul (reaplicação e PPL)');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each([
    ['of the first application', 1383, 1483],
    ['of the second application', 1343, 1543],
    ['of a colour of one area', 1386, undefined],
    ['of an edition of one area', 1394, undefined],
    ['of an unknown application', 1431, undefined],
  ])('take the area of the same day along: one %s', (_, code, found) => {
    expect(sameDayBooklet(booklets, code)?.booklet).toBe(found);
  });
});

describe('the booklets of a year that the school has imported', () => {
  const booklets = [
    booklet(90, 'AZUL', { area: 'CN' }),
    booklet(101, 'LARANJA', { isAdapted: true }),
    booklet(102, 'AZUL'),
    booklet(103, 'ROSA'),
    booklet(150, 'AZUL'),
  ];

  it('are offered by colour, the others by their code', () => {
    expect(labelsOf(bookletOptions(booklets, 'MT'))).toEqual([
      ['Por cor', ['Azul', 'Rosa']],
      ['Reaplicação, prova digital e outras', ['Laranja, adaptada, prova 101', 'Azul, prova 150']],
    ]);
    expect(bookletOptions(booklets, 'CN').map(({ group }) => group)).toEqual(['Por cor']);
  });

  it.each([
    ['of a colour of both areas', 102, 90],
    ['of a colour of one area', 103, undefined],
    ['of another application', 150, undefined],
    ['that is adapted', 101, undefined],
  ])('take the area of the same day along: one %s', (_, code, found) => {
    expect(sameDayBooklet(booklets, code)?.booklet).toBe(found);
  });

  it('begin with the lowest code of the area', () => {
    expect(firstBooklet(booklets, 'CN')?.booklet).toBe(90);
    expect(offeredAreas(booklets)).toEqual(['CN', 'MT']);
  });
});
