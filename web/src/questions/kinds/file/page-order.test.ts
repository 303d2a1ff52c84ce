import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from './page-order.ts';

it.each([
  ['waiting pages come last without an order', ['a'], ['x', 'y'], [], ['a', 'x', 'y']],
  ['a waiting page keeps its place', ['a', 'b'], ['x'], ['a', 'x', 'b'], ['a', 'x', 'b']],
  ['the first place too', ['a'], ['x', 'y'], ['y', 'a', 'x'], ['y', 'a', 'x']],
  ['of a neighbour that is gone, the next one counts', ['a'], ['x'], ['a', 'b', 'x'], ['a', 'x']],
  ['sent pages stay as the answer has them', ['b', 'a'], ['x'], ['a', 'x', 'b'], ['b', 'a', 'x']],
])('%s', (_name, sent, waiting, order, expected) => {
  expect(inOrder(sent, waiting, order)).toEqual(expected);
});

it('gives the order of the learner whichever pages are sent, and loses and doubles none', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 20 }),
      fc.infiniteStream(fc.boolean()),
      (order, flags) => {
        const isSent = new Map(order.map((id) => [id, flags.next().value === true]));
        const sent = order.filter((id) => isSent.get(id));
        const waiting = order.filter((id) => !isSent.get(id)).toReversed();
        expect(inOrder(sent, waiting, order)).toEqual(order);
      },
    ),
  );
});
