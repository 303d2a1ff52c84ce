import { expect, it } from 'vitest';
import { arrangeList, holdsTheSame, moveItem, stepItem } from './list-order.ts';
import type { Step } from './moving.ts';

const list = (drawing: string) => drawing.split('');

it.each([
  ['abc', 'a', 2, 'bca'],
  ['abc', 'c', 0, 'cab'],
  ['abc', 'b', 1, 'abc'],
])('moves in %s: %s to place %i', (before, id, index, after) => {
  expect(moveItem(list(before), id, index).join('')).toBe(after);
});

it.each<[string, string, Step, string | undefined]>([
  ['abc', 'a', 1, 'bac'],
  ['abc', 'c', -1, 'acb'],
  ['abc', 'a', -1, undefined],
  ['abc', 'c', 1, undefined],
])('steps in %s: %s by %i', (before, id, by, after) => {
  expect(stepItem(list(before), id, by)?.join('')).toBe(after);
});

it('sorts items by an order', () => {
  const things = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect(arrangeList(things, ({ name }) => name, list('cab'))).toEqual([
    { name: 'c' },
    { name: 'a' },
    { name: 'b' },
  ]);
});

it.each([
  ['abc', 'cba', true],
  ['abc', 'ab', false],
  ['ab', 'abc', false],
  ['abc', 'abd', false],
])('tells whether %s and %s hold the same', (some, other, same) => {
  expect(holdsTheSame(list(some), list(other))).toBe(same);
});
