import { expect, it } from 'vitest';
import { inAreas } from './in-areas.ts';

const questions = Array.from('badec', (id) => ({ id }));

it.each([
  [[], 'badec'],
  [[['a', 'b'], ['c']], 'badec'.replace('dec', 'cde')],
  [[['c', 'e'], ['a']], 'ecabd'],
  [[['x'], ['d', 'c', 'b', 'a', 'e']], 'badec'],
])('questions in the areas %j are in the order %s', (areas, order) => {
  expect(
    inAreas(questions, areas)
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});
