import { describe, expect, it } from 'vitest';
import { bestOf, grade, isKeyTold } from './grade.ts';

/** `+` right, `-` wrong; a number after it is the time spent in seconds. */
const answers = (drawn: string) =>
  [...drawn.matchAll(/([+-])(\d*)/g)].map(([, sign, seconds]) => ({
    isCorrect: sign === '+',
    timeSpent: seconds ? Number(seconds) : null,
  }));

describe('an attempt', () => {
  it.each<
    [drawn: string, passing: number, average: number, isApproved: boolean, time: number | null]
  >([
    ['+', 70, 100, true, null],
    ['-', 70, 0, false, null],
    ['+++++++---', 70, 70, true, null],
    ['++++++----', 70, 60, false, null],
    ['++-', 67, 66.67, false, null],
    ['++-', 66, 66.67, true, null],
    ['---', 0, 0, true, null],
    ['+10-20', 50, 50, true, 15],
    ['+10-', 50, 50, true, 10],
  ])(
    'of %s with a passing score of %d has %d percent',
    (drawn, passing, average, isApproved, time) => {
      const graded = grade(answers(drawn), passing);
      expect(graded.correctAverage).toBeCloseTo(average, 1);
      expect(graded).toMatchObject({
        isApproved,
        averageTime: time,
        correctQuestionsQtd: drawn.split('+').length - 1,
      });
    },
  );

  it('without questions is not approved, even with a passing score of 0', () => {
    expect(grade([], 0)).toMatchObject({ isApproved: false, correctAverage: 0 });
  });

  it('is approved with exactly the passing score, for every number of questions', () => {
    for (let total = 1; total <= 40; total++) {
      for (let right = 0; right <= total; right++) {
        const drawn = '+'.repeat(right) + '-'.repeat(total - right);
        for (const passing of [50, 70, 75]) {
          expect(grade(answers(drawn), passing).isApproved).toBe(right * 100 >= passing * total);
        }
      }
    }
  });
});

describe('the best attempt', () => {
  const anAttempt = (number: number, correctAverage: number | null) => ({
    number,
    result: correctAverage === null ? null : { ...grade([], 0), correctAverage },
  });

  it.each<[name: string, averages: (number | null)[], best: number | undefined]>([
    ['is null before the first', [], undefined],
    ['is null while the first is under way', [null], undefined],
    ['has the highest score', [40, 90, 60], 2],
    ['is the first of equal scores', [80, 80], 1],
    ['is not the one under way', [80, null], 1],
  ])('%s', (_name, averages, best) => {
    expect(bestOf(averages.map((average, at) => anAttempt(at + 1, average)))?.number).toBe(best);
  });
});

it.each([
  { attemptsLimit: null, isLimitOver: false, isApproved: true, isTold: true },
  { attemptsLimit: null, isLimitOver: false, isApproved: false, isTold: false },
  // Without a passing score every score passes; the other attempts must not know the key.
  { attemptsLimit: 3, isLimitOver: false, isApproved: true, isTold: false },
  { attemptsLimit: 3, isLimitOver: true, isApproved: false, isTold: true },
])('the key of a blank question: %o', ({ isApproved, isTold, ...limit }) => {
  const result = { isApproved, correctAverage: 0, correctQuestionsQtd: 0, averageTime: null };
  const told = isKeyTold(
    { result, keyFrom: null, ...limit },
    { alternativeId: null },
    new Date('2026-11-27T12:00:00Z'),
  );
  expect(told).toBe(isTold);
});
