import { expect, it } from 'vitest';
import { asClockTime, fromClockTime } from './clock-time.ts';

it.each([
  [5, '0:05'],
  [83, '1:23'],
  [600, '10:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%i seconds are %s, both ways', (seconds, text) => {
  expect(asClockTime(seconds)).toBe(text);
  expect(fromClockTime(text)).toBe(seconds);
});

it.each([
  [' 1:23 ', 83],
  ['90:00', 5400],
])('reads %s', (text, seconds) => {
  expect(fromClockTime(text)).toBe(seconds);
});

it.each(['', '12', '1:2', '1:60', 'um minuto', '-1:00', '1:2:03', '0:00'])(
  'does not read "%s"',
  (text) => {
    expect(fromClockTime(text)).toBeUndefined();
  },
);
