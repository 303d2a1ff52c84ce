import { expect, it } from 'vitest';
import { formatHours } from './format-hours.ts';

it.each([
  [0, '0 horas'],
  [0.08, 'menos de 10 min'],
  [0.17, '10 min'],
  [0.42, '25 min'],
  [0.92, '55 min'],
  [0.5, '30 min'],
  [1, '1 hora'],
  [1.5, '1h30'],
  [1.999, '2 horas'],
  [8, '8 horas'],
  [1200, '1.200 horas'],
])('%d hours read %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});
