import { expect, it } from 'vitest';
import { curveHeight, curveWidth, curveWords, placesOf, pointsBy } from './essay-curve.ts';

const essay = (points: Record<string, number>) => ({
  attemptId: '01a208e8-b1a5-73b4-b277-e50500189001',
  questionId: '01a208e8-b1a5-73b4-b277-e50500189002',
  submittedAt: '2026-11-20T12:00:00.000Z',
  score: 0,
  points,
});

it('places the most points above and zero below, at equal distances', () => {
  const [first, second, third] = placesOf([0, 100, 200], 200);
  expect(first).toEqual([6, curveHeight - 6]);
  expect(second).toEqual([curveWidth / 2, curveHeight / 2]);
  expect(third).toEqual([curveWidth - 6, 6]);
});

it('counts a zero by a reason as zero of each criterion', () => {
  expect(pointsBy([essay({ C1: 120 }), essay({})], 'C1')).toEqual([120, 0]);
});

it.each([
  [[120, 160], '40 acima da redação anterior'],
  [[120, 117.5], '2,5 abaixo da redação anterior'],
  [[120, 40, 40], 'igual à redação anterior'],
])('%j: %s', (points, words) => {
  expect(curveWords(points)).toBe(words);
});
