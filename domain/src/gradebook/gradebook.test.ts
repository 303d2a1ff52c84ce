import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { gradebookResults } from './gradebook.ts';
import { gradebookRules } from './gradebook-rules.ts';

type Rules = Partial<z.input<typeof gradebookRules>>;

const column = (id: string, weight: number | string, more: object = {}) => ({
  id,
  title: `Prova ${id}`,
  term: 'B1',
  weight,
  ...more,
});
const recovery = (id: string, term: string | null) => column(id, 1, { term, isRecovery: true });

const [two, three, four] = [
  [column('a', 2), column('b', 1)],
  [column('a', 1), column('b', 1), column('c', 1)],
  [column('a', 1), column('b', 1), column('c', 2), column('d', '0.5')],
];
const ofYear = [
  column('a', 1),
  column('b', 1, { term: 'B2' }),
  column('c', 1, { term: 'B3' }),
  recovery('r', null),
];

const resultsOf = (given: Rules, ...students: Record<string, string>[]) =>
  gradebookResults(
    gradebookRules.parse({
      terms: ['B1', 'B2', 'B3'],
      columns: two,
      dropLowest: 0,
      missing: 'LEAVE_OUT',
      recovery: null,
      rounding: '0.1',
      passing: '6',
      ...given,
    }),
    students.map((marks) => new Map(Object.entries(marks))),
  );

const recovered = (kind: 'REPLACE' | 'MAX' | 'MEAN'): Rules => ({
  columns: [...two, recovery('r', 'B1')],
  recovery: kind,
});

// Each computed by hand.
test.each<[string, Rules, Record<string, string>, string]>([
  ['weights', {}, { a: '8.0', b: '6.5' }, '7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3'],
  ['whole numbers', {}, { a: '10', b: '7' }, '9,0 = (10,0 × 2 + 7,0 × 1) ÷ 3'],
  [
    'a weight with decimals',
    { columns: [column('a', '1.5'), column('b', '0.5')] },
    { a: '6', b: '8' },
    '6,5 = (6,0 × 1,5 + 8,0 × 0,5) ÷ 2',
  ],
  [
    'rounding down to 0.1',
    {},
    { a: '7.2', b: '7.25' },
    '7,2 = (7,2 × 2 + 7,25 × 1) ÷ 3; arredondado de 7,2166…',
  ],
  [
    'a half goes up to 0.1',
    { columns: three.slice(0, 2) },
    { a: '7.4', b: '7.5' },
    '7,5 = (7,4 × 1 + 7,5 × 1) ÷ 2; arredondado de 7,45',
  ],
  [
    'just below a half goes down',
    { columns: [column('a', '99.99'), column('b', '0.01')] },
    { a: '7.45', b: '7.44' },
    '7,4 = (7,45 × 99,99 + 7,44 × 0,01) ÷ 100; arredondado de 7,4499…',
  ],
  [
    'a half goes up to 1',
    { columns: three.slice(0, 2), rounding: '1' },
    { a: '6', b: '7' },
    '7 = (6,0 × 1 + 7,0 × 1) ÷ 2; arredondado de 6,5',
  ],
  [
    'to 0.5: a quarter goes up',
    { columns: three.slice(0, 2), rounding: '0.5' },
    { a: '6', b: '6.5' },
    '6,5 = (6,0 × 1 + 6,5 × 1) ÷ 2; arredondado de 6,25',
  ],
  [
    'to 0.5: less than a quarter goes down',
    { rounding: '0.5' },
    { a: '6.2', b: '6.3' },
    '6,0 = (6,2 × 2 + 6,3 × 1) ÷ 3; arredondado de 6,2333…',
  ],
  [
    'to 0.01',
    { rounding: '0.01' },
    { a: '7.4', b: '7.6' },
    '7,47 = (7,4 × 2 + 7,6 × 1) ÷ 3; arredondado de 7,4666…',
  ],
  [
    'to 0.01: a half of a hundredth goes up',
    { columns: three.slice(0, 2), rounding: '0.01' },
    { a: '7.25', b: '7.26' },
    '7,26 = (7,25 × 1 + 7,26 × 1) ÷ 2; arredondado de 7,255',
  ],
  [
    'missing counts as zero',
    { missing: 'ZERO' },
    { a: '9' },
    '6,0 = (9,0 × 2 + 0,0 × 1) ÷ 3; sem nota, conta 0: Prova b',
  ],
  ['missing is left out', {}, { a: '9' }, '9,0 = (9,0 × 2) ÷ 2; sem nota, fora da conta: Prova b'],
  [
    'the lowest is dropped',
    { columns: three, dropLowest: 1 },
    { a: '8', b: '3.5', c: '7' },
    '7,5 = (8,0 × 1 + 7,0 × 1) ÷ 2; descartada: 3,5 em Prova b',
  ],
  [
    'two are dropped',
    { columns: four, dropLowest: 2 },
    { a: '2', b: '5', c: '8', d: '6' },
    '7,6 = (8,0 × 2 + 6,0 × 0,5) ÷ 2,5; descartada: 2,0 em Prova a, 5,0 em Prova b',
  ],
  [
    'of equal marks that of the greatest weight is dropped',
    { columns: four, dropLowest: 1 },
    { a: '5', b: '8', c: '5', d: '7' },
    '6,6 = (5,0 × 1 + 8,0 × 1 + 7,0 × 0,5) ÷ 2,5; descartada: 5,0 em Prova c',
  ],
  [
    'a missing mark that counts as zero is dropped first',
    { columns: three, dropLowest: 1, missing: 'ZERO' },
    { a: '8', b: '6' },
    '7,0 = (8,0 × 1 + 6,0 × 1) ÷ 2; descartada: 0,0 em Prova c; sem nota, conta 0: Prova c',
  ],
  [
    'one mark always remains',
    { columns: three, dropLowest: 2 },
    { b: '4' },
    '4,0 = (4,0 × 1) ÷ 1; sem nota, fora da conta: Prova a, Prova c',
  ],
  [
    'a recovery replaces, also by a lower mark',
    recovered('REPLACE'),
    { a: '5', b: '5', r: '4' },
    '4,0 = 4,0; recuperação no lugar de (5,0 × 2 + 5,0 × 1) ÷ 3',
  ],
  [
    'the higher one: the recovery',
    recovered('MAX'),
    { a: '5', b: '5', r: '7.5' },
    '7,5 = 7,5; recuperação, maior do que (5,0 × 2 + 5,0 × 1) ÷ 3',
  ],
  [
    'the higher one: the mean',
    recovered('MAX'),
    { a: '5', b: '5', r: '5' },
    '5,0 = (5,0 × 2 + 5,0 × 1) ÷ 3; a recuperação, 5,0, não é maior',
  ],
  [
    'the mean with the recovery, before rounding',
    recovered('MEAN'),
    { a: '5', b: '5.1', r: '6' },
    '5,5 = ((5,0 × 2 + 5,1 × 1) ÷ 3 + 6,0) ÷ 2; média com a recuperação, 6,0; arredondado de 5,5166…',
  ],
  ['a recovery alone', recovered('MEAN'), { r: '6' }, '6,0 = 6,0; só a recuperação'],
  [
    'no mark of the recovery',
    recovered('REPLACE'),
    { a: '5', b: '5' },
    '5,0 = (5,0 × 2 + 5,0 × 1) ÷ 3',
  ],
])('a term: %s', (_, rules, marks, derivation) => {
  const [results] = resultsOf(rules, marks);
  expect(results?.terms[0]).toEqual({
    term: 'B1',
    value: derivation.split(' ')[0]?.replace(',', '.'),
    derivation,
  });
});

test.each<[string, Rules, Record<string, string>, string, boolean]>([
  [
    'the mean of the rounded terms',
    { columns: ofYear.slice(0, 3), rounding: '0.5' },
    { a: '6.7', b: '6.2', c: '6.3' },
    '6,5 = (6,5 + 6,0 + 6,5) ÷ 3; arredondado de 6,3333…',
    true,
  ],
  [
    'terms without a result have no part',
    { columns: ofYear.slice(0, 3) },
    { a: '5', c: '6.8' },
    '5,9 = (5,0 + 6,8) ÷ 2; sem resultado: B2',
    false,
  ],
  [
    'one term',
    { columns: ofYear.slice(0, 3) },
    { b: '6' },
    '6,0 = 6,0; sem resultado: B1, B3',
    true,
  ],
  [
    'the recovery of the year',
    { columns: ofYear, recovery: 'MEAN' },
    { a: '5', b: '5', c: '5', r: '7' },
    '6,0 = ((5,0 + 5,0 + 5,0) ÷ 3 + 7,0) ÷ 2; média com a recuperação, 7,0',
    true,
  ],
  [
    'rounding decides on passing',
    { columns: ofYear.slice(0, 2), rounding: '0.1', passing: 5.95 },
    { a: '5.9', b: '6' },
    '6,0 = (5,9 + 6,0) ÷ 2; sem resultado: B3; arredondado de 5,95',
    true,
  ],
])('the final result: %s', (_, rules, marks, derivation, hasPassed) => {
  const [results] = resultsOf(rules, marks);
  expect(results?.final).toEqual({
    value: derivation.split(' ')[0]?.replace(',', '.'),
    derivation,
    hasPassed,
  });
});

describe('a class', () => {
  const nothing = { value: null, derivation: null };

  it('has no results without marks', () => {
    const [results] = resultsOf({ missing: 'ZERO' }, {});
    expect(results?.terms).toEqual(['B1', 'B2', 'B3'].map((term) => ({ term, ...nothing })));
    expect(results?.final).toEqual({ ...nothing, hasPassed: null });
  });

  it('misses marks of a term only after somebody has one in it', () => {
    const columns = [...two, column('c', 1, { term: 'B2' })];
    const [first, second] = resultsOf({ columns, missing: 'ZERO' }, { a: '6', b: '6' }, {});
    expect([first, second].map((one) => one?.terms.map(({ value }) => value))).toEqual([
      ['6.0', null, null],
      ['0.0', null, null],
    ]);
    expect(second?.final.hasPassed).toBe(false);
  });

  it('ignores marks of columns that it has no more', () => {
    const [results] = resultsOf({}, { former: '1', a: '8', b: '8' });
    expect(results?.final.value).toBe('8.0');
  });
});

describe('rules', () => {
  const mistakesOf = (given: object): [string, string][] => {
    const { error } = gradebookRules.safeParse({
      terms: ['B1', 'B2'],
      columns: two,
      dropLowest: 0,
      missing: 'ZERO',
      rounding: '0.1',
      passing: '6',
      ...given,
    });
    return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  };

  it('need no recovery, and keep decimals as they were sent', () => {
    expect(mistakesOf({})).toEqual([]);
    expect(gradebookRules.shape.passing.parse('6.0')).toBe('6.0');
  });

  test.each<[string, object, string]>([
    ['no term', { terms: [] }, 'terms'],
    ['a term twice', { terms: ['B1', 'B1'] }, 'terms.1'],
    ['nine terms', { terms: Array.from({ length: 9 }, (_, at) => `B${at}`) }, 'terms'],
    ['a column of another term', { columns: [column('a', 1, { term: 'B3' })] }, 'columns.0.term'],
    ['a column without a term', { columns: [column('a', 1, { term: null })] }, 'columns.0.term'],
    ['an id twice', { columns: [column('a', 1), column('a', 1)] }, 'columns.1.id'],
    [
      '61 columns',
      { columns: Array.from({ length: 61 }, (_, at) => column(`${at}`, 1)) },
      'columns',
    ],
    ['a long title', { columns: [column('a', 1, { title: 'a'.repeat(81) })] }, 'columns.0.title'],
    ['a weight of 0', { columns: [column('a', 0)] }, 'columns.0.weight'],
    ['a negative weight', { columns: [column('a', -1)] }, 'columns.0.weight'],
    ['a weight with a comma', { columns: [column('a', '1,5')] }, 'columns.0.weight'],
    ['a weight with three decimals', { columns: [column('a', 0.125)] }, 'columns.0.weight'],
    ['no weight', { columns: [column('a', 1, { weight: undefined })] }, 'columns.0.weight'],
    ['a tiny weight', { columns: [column('a', 1e-7)] }, 'columns.0.weight'],
    ['all columns dropped', { dropLowest: 2 }, 'dropLowest'],
    ['half a column dropped', { dropLowest: 0.5 }, 'dropLowest'],
    ['a recovery without its rule', { columns: [recovery('r', 'B1')] }, 'columns.0.isRecovery'],
    [
      'two recoveries of a term',
      { columns: [recovery('r', 'B1'), recovery('s', 'B1')], recovery: 'MAX' },
      'columns.1.isRecovery',
    ],
    ['no word on missing marks', { missing: undefined }, 'missing'],
    ['another rounding', { rounding: '0.25' }, 'rounding'],
    ['11 to pass', { passing: '11' }, 'passing'],
  ])('refuse %s', (_, given, path) => {
    expect(mistakesOf(given).map(([one]) => one)).toEqual([path]);
  });

  it('tell all mistakes at once', () => {
    const columns = [column('a', 1, { term: 'B9' })];
    expect(mistakesOf({ columns, rounding: '2', passing: 'seis' }).map(([path]) => path)).toEqual([
      'rounding',
      'passing',
      'columns.0.term',
    ]);
  });
});
