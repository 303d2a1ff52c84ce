import { expect, it } from 'vitest';
import { formatClockTime, parseClockTime } from './clock-time.ts';

it.each([
  [5, '0:05'],
  [83, '1:23'],
  [600, '10:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('formats %i seconds as %s and parses it back', (seconds, text) => {
  expect(formatClockTime(seconds)).toBe(text);
  expect(parseClockTime(text)).toBe(seconds);
});

it.each([
  [' 1:23 ', 83],
  ['90:00', 5400],
])('parses %s', (text, seconds) => {
  expect(parseClockTime(text)).toBe(seconds);
});

it.each(['', '12', '1:2', '1:60', 'um minuto', '-1:00', '1:2:03', '0:00'])(
  'does not parse "%s"',
  (text) => {
    expect(parseClockTime(text)).toBeUndefined();
  },
);
