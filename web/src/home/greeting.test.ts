import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['04:59', 'Boa noite'],
  ['05:00', 'Bom dia'],
  ['11:59', 'Bom dia'],
  ['12:00', 'Boa tarde'],
  ['17:59', 'Boa tarde'],
  ['18:00', 'Boa noite'],
  ['00:00', 'Boa noite'],
])('at %s in São Paulo: %s', (time, words) => {
  expect(greeting(new Date(`2026-11-21T${time}:00.000-03:00`))).toBe(words);
});
