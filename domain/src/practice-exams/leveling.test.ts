import { expect, it } from 'vitest';
import { type LevelingBand, replaceLevel } from './leveling.ts';

/** 'a0 b40' is level a from 0 on, level b from 40 on. */
const bands = (text: string): LevelingBand[] =>
  text.split(' ').map((band) => ({ levelId: band.slice(0, 1), minimum: Number(band.slice(1)) }));

it.each([
  ['a0 b40 c70', 'c0 b40 c70'],
  ['a0 c40 b70', 'c0 b70'],
  ['c0 a40 b70', 'c0 b70'],
  ['a0 c40 a70', 'c0'],
  ['b0 c40', 'b0 c40'],
])('after level a is replaced by c, %s are %s', (before, after) => {
  expect(replaceLevel(bands(before), { from: 'a', into: 'c' })).toEqual(bands(after));
});
