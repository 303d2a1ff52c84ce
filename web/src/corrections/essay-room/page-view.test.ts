import { expect, it } from 'vitest';
import { stepped, uprightPlace, within, zoomedTo } from './page-view.ts';

it.each([
  [0, { x: 0.2, y: 0.1 }],
  [1, { x: 0.1, y: 0.8 }],
  [2, { x: 0.8, y: 0.9 }],
  [3, { x: 0.9, y: 0.2 }],
])('after %s quarter turns a place is found on the upright page', (turns, upright) => {
  const { x, y } = uprightPlace(turns, { x: 0.2, y: 0.1 });
  expect({ x: within(x), y: within(y) }).toEqual(upright);
});

it('four quarter turns lead back', () => {
  let place = { x: 0.3, y: 0.7 };
  for (let turn = 0; turn < 4; turn += 1) place = uprightPlace(1, place);
  expect({ x: within(place.x), y: within(place.y) }).toEqual({ x: 0.3, y: 0.7 });
});

it('the arrow keys move a place within the page', () => {
  expect(stepped({ x: 0.99, y: 0.5 }, 'ArrowRight', 0.02)).toEqual({ x: 1, y: 0.5 });
  expect(stepped({ x: 0.5, y: 0.01 }, 'ArrowUp', 0.02)).toEqual({ x: 0.5, y: 0 });
  expect(stepped({ x: 0.5, y: 0.5 }, 'a', 0.02)).toBeNull();
});

it.each([
  [0.5, 1],
  [1.25, 1.25],
  [9, 4],
])('the zoom %s is %s', (asked, zoom) => {
  expect(zoomedTo(asked)).toBe(zoom);
});
