import { expect, it } from 'vitest';
import { historyOf, scoreKind } from './score-history.ts';

const attempt = (
  day: number,
  areas: [string, number | null][],
  kind = 'ITEM_RESPONSE' as const,
) => ({
  attemptId: `a${day}`,
  submittedAt: `2026-11-0${day}T12:00:00.000Z`,
  kind,
  areas: areas.map(([title, score]) => ({
    areaId: title,
    title,
    area: null,
    score,
    average: null,
    isEstimated: false,
    isReproducible: null,
    isContradictory: false,
  })),
});

it('has the scores of each area, the oldest first', () => {
  const history = historyOf([
    attempt(3, [['Matemática', 640]]),
    attempt(1, [
      ['Matemática', 600],
      ['Humanas', null],
    ]),
    attempt(2, [['Humanas', 550]]),
  ]);
  expect(history.map(({ title, points }) => [title, points.map(({ score }) => score)])).toEqual([
    ['Matemática', [600, 640]],
    ['Humanas', [550]],
  ]);
});

it('leaves out scores that count points', () => {
  expect(historyOf([{ ...attempt(1, [['Direito', 40]]), kind: 'COUNT' }])).toEqual([]);
});

it('keeps an area of the Enem apart from another one with the same title', () => {
  const { areas, ...given } = attempt(1, [['Matemática', 600]]);
  const history = historyOf([
    { ...given, areas: areas.map((area) => ({ ...area, area: 'MT' as const })) },
    attempt(2, [['Matemática', 640]]),
  ]);
  expect(history.map(({ title }) => title)).toEqual(['Matemática', 'Matemática']);
  expect(new Set(history.map(({ key }) => key)).size).toBe(2);
});

it.each([
  ['ESTIMATED', { isEstimated: true, isReproducible: null, isContradictory: false }],
  ['ESTIMATED', { isEstimated: true, isReproducible: false, isContradictory: false }],
  ['CONTRADICTORY', { isEstimated: false, isReproducible: false, isContradictory: true }],
  ['PARTIAL', { isEstimated: false, isReproducible: false, isContradictory: false }],
  ['PUBLISHED', { isEstimated: false, isReproducible: null, isContradictory: false }],
  ['PUBLISHED', { isEstimated: false, isReproducible: true, isContradictory: false }],
])('a score is %s by %o', (kind, origin) => {
  expect(scoreKind(origin)).toBe(kind);
});
