import { expect, it } from 'vitest';
import { type Discrimination, rateDiscrimination } from './question-statistics.ts';

it.each<[number | null, Discrimination]>([
  [1, 'good'],
  [0.3, 'good'],
  [0.29, 'fair'],
  [0.2, 'fair'],
  [0.19, 'none'],
  [0, 'none'],
  [-0.09, 'none'],
  [-0.1, 'inverted'],
  [-1, 'inverted'],
  [null, 'none'],
])('rates a correlation of %s as %s', (correlation, rating) => {
  expect(rateDiscrimination(correlation)).toBe(rating);
});
