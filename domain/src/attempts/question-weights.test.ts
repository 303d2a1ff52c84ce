import { expect, it } from 'vitest';
import { weightsOf } from './question-weights.ts';

const exam = [
  { id: 'a', weight: 2 },
  { id: 'b', weight: 2 },
  { id: 'c', weight: 0.5 },
  { id: 'd', weight: 0 },
];

it.each([
  ['ab', [2, 2]],
  ['ba', [2, 2]],
  ['ca', [0.5, 2]],
  ['xy', null],
  ['xa', [1, 2]],
  ['d', [0]],
  ['c', [0.5]],
  ['', null],
])('an attempt with the questions %s has the weights %j', (ids, weights) => {
  expect(
    weightsOf(
      Array.from(ids, (id) => ({ id })),
      exam,
    ),
  ).toEqual(weights);
});
