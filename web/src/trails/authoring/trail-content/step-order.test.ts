import { expect, it } from 'vitest';
import { arranged, holdSameSteps, type StepOrder, withAfter, withNewId } from './step-order.ts';

/** `b:a` is b after a. */
const order = (drawn: string): StepOrder =>
  drawn.split(' ').map((step) => {
    const [id = '', after = ''] = step.split(':');
    return { id, after: Array.from(after) };
  });

it('moves steps together with what comes before them', () => {
  expect(arranged(order('a b:a c'), ['c', 'b', 'a'])).toEqual(order('c b:a a'));
});

it('puts other steps before one', () => {
  expect(withAfter(order('a b:a c'), 'b', ['a', 'c'])).toEqual(order('a b:ac c'));
});

it('takes a step back that has another id by now', () => {
  expect(withNewId(order('a b:a c:ab'), 'a', 'x')).toEqual(order('x b:x c:xb'));
});

it.each([
  ['a b', 'b:a a', true],
  ['a b', 'a', false],
  ['a b', 'a c', false],
])('tells whether %s and %s hold the same steps', (some, other, same) => {
  expect(holdSameSteps(order(some), order(other))).toBe(same);
});
