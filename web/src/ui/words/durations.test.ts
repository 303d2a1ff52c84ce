import { expect, it } from 'vitest';
import { contentsTime, contentTime, formatSeconds } from './durations.ts';

it.each([
  [0, ''],
  [20, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [3569, '59 min'],
  [3599, '1 hora'],
  [4200, '1h10'],
  [7200, '2 horas'],
])('a content of %d seconds takes %s', (durationSeconds, text) => {
  expect(contentTime({ durationSeconds })).toBe(text);
});

it('the time of several contents has their questions, and no inactive content', () => {
  const contents = [
    { isActive: true, durationSeconds: 600 },
    { isActive: true, questionsQtd: 20 },
    { isActive: false, durationSeconds: 600 },
  ];
  expect(contentsTime(contents)).toBe('40 min');
});

it.each([
  [0.4, '0 s'],
  [59.4, '59 s'],
  [59.6, '1 min 0 s'],
  [125, '2 min 5 s'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});
