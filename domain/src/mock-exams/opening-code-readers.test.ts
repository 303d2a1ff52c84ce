import { expect, it } from 'vitest';
import { codeReadableFrom } from './opening-code-readers.ts';

const startsAt = '2026-11-29T16:00:00.000Z';

it.each([
  ['the first day, 24 hours before', 1, null, startsAt, false, '2026-11-28T16:00:00.000Z'],
  ['the second day, from the start of the event', 2, null, startsAt, false, startsAt],
  ['the fourth day', 4, null, startsAt, false, '2026-12-01T16:00:00.000Z'],
  [
    'a day that was started earlier',
    1,
    '2026-11-27T10:00:00.000Z',
    startsAt,
    false,
    '2026-11-27T10:00:00.000Z',
  ],
  [
    'a day that was started later',
    1,
    '2026-11-29T16:05:00.000Z',
    startsAt,
    false,
    '2026-11-28T16:00:00.000Z',
  ],
  ['an event without a start', 1, null, null, false, null],
  ['an event without a start that has begun', 1, startsAt, null, false, startsAt],
  ['a reader on the list', 1, null, startsAt, true, null],
  ['a reader on the list, after the start', 1, startsAt, startsAt, true, startsAt],
])('%s', (_name, day, startedAt, start, isListed, from) => {
  expect(codeReadableFrom({ day, startedAt }, { startsAt: start, isListed })).toBe(from);
});
