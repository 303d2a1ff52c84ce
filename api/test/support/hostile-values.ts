import fc from 'fast-check';
import { hostileStrings, invalidPostgresText } from './hostile-set.ts';
import { sanitiserAttacks } from './sanitiser-attacks.ts';
import { sharedJson } from '../../../testing/shared-data.ts';

/** Our own strings and those of the Big List of Naughty Strings. */
const strings = [...hostileStrings, ...sharedJson<string[]>('payloads/blns/blns.json', [])];

/** Strings that break programs which do not treat them as plain text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...invalidPostgresText) },
  { weight: 4, arbitrary: fc.constantFrom(...strings) },
  { weight: 2, arbitrary: fc.constantFrom(...sanitiserAttacks) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const numbers = [0, -0, -1, 0.1, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308];

export const hostileNumber: fc.Arbitrary<number> = fc.constantFrom(...numbers);

/** Any JSON value, or `undefined`, which leaves the field out. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.constantFrom<unknown>(null, undefined, true, false, [], {}, [null], [[]], { id: null }),
  fc.constantFrom<unknown>(
    { length: 1 },
    { toString: 1 },
    Array(2000).fill(0),
    Array(500).fill('a'),
  ),
  fc.jsonValue(),
);
