import { expect, it } from 'vitest';
import { computedHours, contradicts, type TimedContent } from './course-duration.ts';

const content = (given: Partial<TimedContent>): TimedContent => ({ isActive: true, ...given });

it.each<[string, TimedContent[], number | null]>([
  ['nothing', [], null],
  ['a page without words', [content({ durationSeconds: 0 })], null],
  ['six minutes of reading', [content({ durationSeconds: 360 })], 0.5],
  ['a film of an hour and a quarter', [content({ durationSeconds: 4500 })], 1.5],
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
  [1, 2, false],
  [0.5, 2, true],
  [4, null, false],
])('%d hours beside %d: %s', (stated, computed, expected) => {
  expect(contradicts(stated, computed)).toBe(expected);
});
