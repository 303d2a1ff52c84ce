import { describe, expect, it } from 'vitest';
import { partsOf, listOf, scored } from './score-table.ts';
import { trueFalse } from './true-false.ts';

const kind = 'TRUE_FALSE' as const;
type Scoring = 'PER_ITEM' | 'ALL_OR_NOTHING' | 'RIGHT_MINUS_WRONG';

/** `CE-C`: the first item is marked true, the second false, the third is blank. */
const creditOf = (scoring: Scoring, key: string, given: string) =>
  scored(
    trueFalse,
    { kind, items: partsOf('0 1 2 3'), scoring },
    { kind, trueItemIds: listOf(key) },
    {
      kind,
      items: Array.from(given, (mark, at) => ({ id: String(at), isTrue: mark === 'C', mark }))
        .filter(({ mark }) => mark !== '-')
        .map(({ id, isTrue }) => ({ id, isTrue })),
    },
  );

describe.each<[Scoring, [string, string, number][]]>([
  [
    'PER_ITEM',
    [
      ['0 1', 'CCEE', 1],
      ['0 1', 'CCEC', 0.75],
      ['0 1', 'CC--', 0.5],
      ['0 1', 'E---', 0],
      ['0 1', 'EECC', 0],
      ['', 'EEEE', 1],
      ['', 'CCCC', 0],
      ['0 1 2 3', 'CCCC', 1],
      ['0 1 2 3', 'C---', 0.25],
    ],
  ],
  [
    'ALL_OR_NOTHING',
    [
      ['0 1', 'CCEE', 1],
      ['0 1', 'CCEC', 0],
      ['0 1', 'CCE-', 0],
      ['0 1', 'EECC', 0],
      ['', 'EEEE', 1],
      ['', 'EEE-', 0],
      ['0 1 2 3', 'CCCC', 1],
      ['3', 'EEEC', 1],
    ],
  ],
  [
    'RIGHT_MINUS_WRONG',
    [
      ['0 1', 'CCEE', 1],
      ['0 1', 'CCEC', 0.5],
      ['0 1', 'CCE-', 0.75],
      ['0 1', 'CC--', 0.5],
      ['0 1', 'CCCC', 0],
      ['0 1', 'CE--', 0],
      ['0 1', 'EE--', 0],
      ['0 1', 'EECC', 0],
      ['', 'E---', 0.25],
    ],
  ],
])('%s', (scoring, cases) => {
  it.each(cases)('true items %s, marked %s: %s', (key, given, credit) => {
    expect(creditOf(scoring, key, given)).toBe(credit);
  });
});

it('refuses an item that is not there, and one twice', () => {
  const task = { kind, items: partsOf('a b'), scoring: 'PER_ITEM' as const };
  const items = ['a', 'x', 'a'].map((id) => ({ id, isTrue: true }));
  expect(trueFalse.misfits(task, { kind, items }).map(({ path }) => path.join('.'))).toEqual([
    'items.1.id',
    'items.2.id',
  ]);
});
