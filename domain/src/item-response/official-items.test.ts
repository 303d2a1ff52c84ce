import { expect, it } from 'vitest';
import type { AnnulmentChoice } from '../attempts/annulment.ts';
import {
  isWhole,
  officialOrigin,
  uncountedNumbers,
  type AreaQuestion,
  type ParameterState,
} from './official-items.ts';

const question = (
  itemCode: number | null,
  state: ParameterState = 'KNOWN',
  given: { weight?: number; annulment?: AnnulmentChoice } = {},
): AreaQuestion => ({ itemCode, state, weight: 1, annulment: null, ...given });

it.each<[string, boolean, AreaQuestion[]]>([
  ['all items', true, [question(1), question(2)]],
  ['all items in another order', true, [question(2), question(1)]],
  ['an abandoned item beside them', true, [question(1), question(3, 'ABANDONED'), question(2)]],
  ['a question without parameters', false, [question(1), question(null, 'MISSING')]],
  [
    'a question without parameters beside all',
    false,
    [question(1), question(2), question(null, 'MISSING')],
  ],
  ['another key', false, [question(1), question(2, 'DIFFERENT')]],
  ['an item too few', false, [question(1)]],
  ['an item of another booklet beside them', false, [question(1), question(2), question(9)]],
  ['an item twice', false, [question(1), question(1)]],
  ['estimated parameters', false, [question(1), question(null)]],
  [
    'an annulled question',
    false,
    [question(1), question(2, 'KNOWN', { annulment: 'POINT_FOR_ALL' })],
  ],
  ['a question of the weight 0', false, [question(1), question(2, 'KNOWN', { weight: 0 })]],
  [
    'an abandoned item that is annulled here too',
    true,
    [question(1), question(2), question(3, 'ABANDONED', { annulment: 'OUT_OF_SCORE' })],
  ],
])('with %s a score is whole: %s', (_, expected, questions) => {
  expect(isWhole(questions, [1, 2])).toBe(expected);
});

it('names the questions without parameters or with another key', () => {
  const states: ParameterState[] = ['MISSING', 'KNOWN', 'ABANDONED', 'DIFFERENT'];
  const questions = states.map((state, at) => ({ ...question(at, state), number: at + 1 }));
  expect(uncountedNumbers(questions)).toEqual([1, 4]);
});

it.each([
  ['ITEM_RESPONSE', true, true, true, false],
  ['ITEM_RESPONSE', true, false, false, false],
  ['ITEM_RESPONSE', false, true, false, true],
  ['ITEM_RESPONSE', false, false, false, true],
  ['ITEM_RESPONSE', null, true, null, false],
  ['ITEM_RESPONSE', null, false, false, false],
  // Without a booklet.
  ['ITEM_RESPONSE', null, null, null, false],
  ['COUNT', false, false, null, false],
] as const)(
  '%s, booklet %s, whole %s: isReproducible %s, isContradictory %s',
  (kind, booklet, whole, isReproducible, isContradictory) => {
    const origin = officialOrigin({ kind, booklet, isWhole: whole });
    expect(origin).toEqual({ isReproducible, isContradictory });
  },
);
