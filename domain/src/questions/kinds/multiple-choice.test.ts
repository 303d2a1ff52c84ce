import { describe, expect, it } from 'vitest';
import { multipleChoice } from './multiple-choice.ts';
import { listOf, partsOf, scored } from './score-table.ts';

const kind = 'MULTIPLE_CHOICE' as const;
const task = (scoring: 'ALL_OR_NOTHING' | 'RIGHT_MINUS_WRONG') => ({
  kind,
  options: partsOf('a b c d e'),
  scoring,
});
const creditOf = (scoring: 'ALL_OR_NOTHING' | 'RIGHT_MINUS_WRONG', key: string, given: string) =>
  scored(
    multipleChoice,
    task(scoring),
    { kind, rightOptionIds: listOf(key) },
    { kind, optionIds: listOf(given) },
  );

describe('all or nothing', () => {
  it.each([
    ['a', 'a', 1],
    ['a', 'b', 0],
    ['a', 'a b', 0],
    ['a b', 'a b', 1],
    ['a b', 'b a', 1],
    ['a b', 'a', 0],
    ['a b', 'a c', 0],
    ['a b', 'a b c', 0],
    ['a b c', 'a b', 0],
    ['a b c', 'c b a', 1],
    ['a b c d e', 'a b c d e', 1],
    ['a b c d e', 'a b c d', 0],
    ['e', 'a b c d', 0],
  ])('key %s, chosen %s: %s', (key, given, credit) => {
    expect(creditOf('ALL_OR_NOTHING', key, given)).toBe(credit);
  });
});

describe('right minus wrong', () => {
  it.each([
    ['a', 'a', 1],
    ['a', 'b', 0],
    ['a', 'a b', 0],
    ['a b', 'a b', 1],
    ['a b', 'a', 0.5],
    ['a b', 'c', 0],
    ['a b', 'a c', 0],
    ['a b', 'a b c', 0.5],
    ['a b', 'a b c d', 0],
    ['a b', 'a b c d e', 0],
    ['a b c d', 'a', 0.25],
    ['a b c d', 'a b c', 0.75],
    ['a b c d', 'a b c d e', 0.75],
    ['a b c', 'd e', 0],
  ])('key %s, chosen %s: %s', (key, given, credit) => {
    expect(creditOf('RIGHT_MINUS_WRONG', key, given)).toBe(credit);
  });
});

it.each([
  ['an unknown option', 'x', 'optionIds.0'],
  ['an option twice', 'a a', 'optionIds.1'],
])('refuses %s', (_, given, path) => {
  const misfits = multipleChoice.misfits(task('ALL_OR_NOTHING'), {
    kind,
    optionIds: given.split(' '),
  });
  expect(misfits.map((misfit) => misfit.path.join('.'))).toEqual([path]);
});

it('refuses a key with an unknown option, and equal options', () => {
  const given = {
    ...task('ALL_OR_NOTHING'),
    options: [...partsOf('a b'), { id: 'c', text: '<p> a </p>' }],
  };
  const mistakes = multipleChoice.mistakes(given, { kind, rightOptionIds: ['x'] });
  expect(mistakes.map(({ path }) => path.join('.'))).toEqual([
    'task.options.2.text',
    'answerKey.rightOptionIds.0',
  ]);
});
