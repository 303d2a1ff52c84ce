import { expect, it } from 'vitest';
import {
  computedHours,
  contradicts,
  isInFiveMinutes,
  type TimedContent,
} from './course-duration.ts';

const content = (given: Partial<TimedContent>): TimedContent => ({ isActive: true, ...given });

it.each<[string, TimedContent[], number | null]>([
  ['nothing', [], null],
  ['a page without words', [content({ durationSeconds: 0 })], null],
  ['a minute of reading', [content({ durationSeconds: 60 })], 0.08],
  ['six minutes of reading', [content({ durationSeconds: 360 })], 0.08],
  ['twenty-four minutes of reading', [content({ durationSeconds: 1440 })], 0.42],
  ['a film of an hour and a quarter', [content({ durationSeconds: 4500 })], 1.25],
  ['forty questions', [content({ questionsQtd: 40 })], 1],
  [
    'reading, a film and questions',
    [
      content({ durationSeconds: 1800 }),
      content({ durationSeconds: 3600 }),
      content({ questionsQtd: 20 }),
    ],
    2,
  ],
  ['an inactive content', [content({ durationSeconds: 7200, isActive: false })], null],
])('%s', (_name, contents, hours) => {
  expect(computedHours(contents)).toBe(hours);
});

it.each<[stated: number, computed: number | null, boolean]>([
  [4, 0.5, true],
  [1, 0.5, false],
  [1, 0.08, false],
  [1.5, 0.08, true],
  [1, 2, false],
  [0.5, 2, true],
  [4, null, false],
])('%d hours beside %d: %s', (stated, computed, expected) => {
  expect(contradicts(stated, computed)).toBe(expected);
});

it.each<[number, boolean]>([
  [0, true],
  [0.08, true],
  [0.25, true],
  [0.5, true],
  [0.92, true],
  [1.42, true],
  [9999, true],
  [0.3, false],
  [0.1, false],
  [1.2, false],
])('%d hours are in steps of five minutes: %s', (hours, expected) => {
  expect(isInFiveMinutes(hours)).toBe(expected);
});
