import { expect, it } from 'vitest';
import { jsonDepth } from './json-depth.ts';

it.each([
  ['1', 0],
  ['{}', 1],
  ['[{"a":[1,[2]]},{"b":[]}]', 4],
  ['{"a":"[[[["}', 1],
  ['{"a":"\\"[[","b\\\\":"]"}', 1],
  ['['.repeat(100_000), 100_000],
])('the depth of a JSON: %#', (json, depth) => {
  expect(jsonDepth(json)).toBe(depth);
});
