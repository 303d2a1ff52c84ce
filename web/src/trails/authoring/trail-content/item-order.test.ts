import { expect, it } from 'vitest';
import { arranged, haveSameItems, type ItemOrder, withAfter, withNewId } from './item-order.ts';

/** `b:a`: a is a prerequisite of b. */
const order = (text: string): ItemOrder =>
  text.split(' ').map((item) => {
    const [id = '', after = ''] = item.split(':');
    return { id, after: Array.from(after) };
  });

it('moves items together with their prerequisites', () => {
  expect(arranged(order('a b:a c'), ['c', 'b', 'a'])).toEqual(order('c b:a a'));
});

it('replaces the prerequisites of an item', () => {
  expect(withAfter(order('a b:a c'), 'b', ['a', 'c'])).toEqual(order('a b:ac c'));
});

it('gives a restored item its new id, also as a prerequisite', () => {
  expect(withNewId(order('a b:a c:ab'), 'a', 'x')).toEqual(order('x b:x c:xb'));
});

it.each([
  ['a b', 'b:a a', true],
  ['a b', 'a', false],
  ['a b', 'a c', false],
])('compares the items of %s and %s: %s', (some, other, same) => {
  expect(haveSameItems(order(some), order(other))).toBe(same);
});
