import { expect, it } from 'vitest';
import { endOfTelling } from './told-result.ts';

const start = '2026-03-01T11:00:00.000Z';
const reading = '2026-03-05T20:00:00.000Z';

it.each([
  [start, reading, '2026-03-31T11:00:00.000Z'],
  [null, reading, '2026-04-04T20:00:00.000Z'],
  [null, null, undefined],
])('results of %s, last read at %s, are told until %s', (startsAt, lastReadAt, end) => {
  expect(endOfTelling({ startsAt, lastReadAt })?.toISOString()).toBe(end);
});
