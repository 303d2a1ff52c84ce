import { describe, expect, it } from 'vitest';
import { announcement, formatTimeLeft } from './time-left.ts';

it.each([
  [0, '00:00'],
  [-5, '00:00'],
  [9.2, '00:10'],
  [61, '01:01'],
  [3599.5, '1:00:00'],
  [86_399, '23:59:59'],
])('%d seconds read as %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});

describe('the announcement of the time left', () => {
  it.each([
    ['is empty between the moments', 800, 799, null],
    ['is made at ten minutes', 600.4, 599.4, 'Faltam 10 minutos'],
    ['is made at one minute', 61, 60, 'Falta 1 minuto'],
    ['is made at one hour', 3601, 3600, 'Falta 1 hora'],
    ['is made at ten seconds', 10.5, 9.5, 'Faltam 10 segundos'],
    ['is the last of those that passed while the device slept', 2000, 200, 'Faltam 5 minutos'],
    ['is empty at the end', 20, 0, null],
  ])('%s', (_name, before, now, words) => {
    expect(announcement(before, now)).toBe(words);
  });
});
