import { expect, it } from 'vitest';
import { historyOf } from './score-history.ts';

const attempt = (
  day: number,
  areas: [string, number | null][],
  kind = 'ITEM_RESPONSE' as const,
) => ({
  attemptId: `a${day}`,
  submittedAt: `2026-11-0${day}T12:00:00.000Z`,
  kind,
  areas: areas.map(([title, score]) => ({ title, area: null, score, average: null })),
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
