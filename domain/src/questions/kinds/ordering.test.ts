import { describe, expect, it } from 'vitest';
import { ordering } from './ordering.ts';
import { partsOf, scored } from './score-table.ts';

const kind = 'ORDERING' as const;
type Scoring = 'ALL_OR_NOTHING' | 'PER_POSITION';
const creditOf = (scoring: Scoring, key: string, given: string) =>
  scored(
    ordering,
    { kind, items: partsOf(Array.from(key).toSorted().join(' ')), scoring },
    { kind, itemIds: Array.from(key) },
    { kind, itemIds: Array.from(given) },
  );

describe.each<[Scoring, [string, string, number][]]>([
  [
    'ALL_OR_NOTHING',
    [
      ['ab', 'ab', 1],
      ['ab', 'ba', 0],
      ['ba', 'ba', 1],
      ['abc', 'abc', 1],
      ['abc', 'acb', 0],
      ['abc', 'cab', 0],
      ['cab', 'cab', 1],
      ['dcba', 'dcba', 1],
      ['dcba', 'dcab', 0],
      ['dcba', 'abcd', 0],
      ['abcde', 'abcde', 1],
      ['abcde', 'abced', 0],
    ],
  ],
  [
    'PER_POSITION',
    [
      ['ab', 'ab', 1],
      ['ab', 'ba', 0],
      ['abc', 'abc', 1],
      ['abc', 'acb', 1 / 3],
      ['abc', 'cab', 0],
      ['abc', 'cba', 1 / 3],
      ['abcd', 'abcd', 1],
      ['abcd', 'abdc', 0.5],
      ['abcd', 'bacd', 0.5],
      ['abcd', 'badc', 0],
      ['abcd', 'dbca', 0.5],
      ['abcd', 'bcda', 0],
      ['dcba', 'dabc', 0.5],
      ['abcde', 'abced', 0.6],
      ['abcde', 'edcba', 0.2],
    ],
  ],
])('%s', (scoring, cases) => {
  it.each(cases)('key %s, given %s: %s', (key, given, credit) => {
    expect(creditOf(scoring, key, given)).toBe(credit);
  });
});

it.each([
  [['a', 'b'], 'itemIds'],
  [['a', 'b', 'x'], 'itemIds.2'],
  [['a', 'b', 'b'], 'itemIds.2'],
])('refuses the order %j', (itemIds, path) => {
  const task = { kind, items: partsOf('a b c'), scoring: 'ALL_OR_NOTHING' as const };
  expect(ordering.misfits(task, { kind, itemIds })[0]?.path.join('.')).toBe(path);
});
