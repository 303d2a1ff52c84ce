import { expect, it } from 'vitest';
import { toldAreas } from './told-areas.ts';

const area = (itemsQtd: number) => ({ score: 3, correctQtd: 3, wrongQtd: 1, itemsQtd });
const told = (itemsQtd: number) => ({ score: 3, correctQtd: null, wrongQtd: null, itemsQtd });

it.each([
  [
    [5, 40],
    [5, 40],
  ],
  // The score of the small area would say which answers are right, and so would that of the other with the total.
  [[4, 40], []],
  [[1, 1], []],
  // The score of an only area is the total.
  [[1], [1]],
  [[], []],
])('of areas with %j items those with %j are told', (items, expected) => {
  expect(toldAreas(items.map(area))).toEqual(expected.map(told));
});
