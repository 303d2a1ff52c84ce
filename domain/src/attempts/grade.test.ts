import { describe, expect, it } from 'vitest';
import type { Annulment } from './annulment.ts';
import { bestOf, grade, isKeyTold, sumOfCredit } from './grade.ts';

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

describe('an attempt with responses and annulments', () => {
  const right = { isCorrect: true, timeSpent: null };
  const wrong = { isCorrect: false, timeSpent: null };
  /** `isCorrect` says nothing about a response. */
  const response = (credit?: number | null) => ({ ...right, response: {}, credit });
  const annulled = (choice: Annulment['choice']) => ({
    annulment: { choice, reason: 'Sem resposta' },
  });
  const none = { isApproved: false, averageTime: null };
  const all = { isApproved: true, averageTime: null };

  it.each<[name: string, answers: Parameters<typeof grade>[0], result: ReturnType<typeof grade>]>([
    [
      'has the credit of a response',
      [response(0.75), right],
      { ...all, correctQuestionsQtd: 1, correctAverage: 87.5 },
    ],
    [
      'has a wrong response, which awaits nothing',
      [response(0)],
      { ...none, correctQuestionsQtd: 0, correctAverage: 0 },
    ],
    [
      'awaits the correction of responses without credit',
      [response(null), response(), right, wrong],
      { ...none, correctQuestionsQtd: 1, correctAverage: 25, awaitingQtd: 2 },
    ],
    [
      'awaits no correction of an annulled question',
      [{ ...response(null), ...annulled('POINT_FOR_ALL') }, wrong],
      { ...none, correctQuestionsQtd: 1, correctAverage: 50 },
    ],
    [
      'has one question less with one that is out of the score',
      [right, { ...wrong, ...annulled('OUT_OF_SCORE') }],
      { ...all, correctQuestionsQtd: 1, correctAverage: 100, uncountedQtd: 1 },
    ],
    [
      'has no score if all questions are out of it',
      [{ ...right, ...annulled('OUT_OF_SCORE') }],
      { ...none, correctQuestionsQtd: 0, correctAverage: 0, uncountedQtd: 1 },
    ],
    [
      'has the weights of its questions',
      [
        { ...right, weight: 3 },
        { ...wrong, weight: 1 },
      ],
      { ...all, correctQuestionsQtd: 1, correctAverage: 75 },
    ],
    [
      'has at most 100 percent, although sums of thirds are not exact',
      [0.1, 0.7, 0.2].map((weight) => ({ ...right, weight })),
      { ...all, correctQuestionsQtd: 3, correctAverage: 100 },
    ],
  ])('%s', (_name, given, result) => {
    expect(grade(given, 70)).toEqual(result);
  });

  it('has a sum of credit, whatever weights and annulments', () => {
    const given = [
      { ...right, weight: 3 },
      { ...right, ...annulled('OUT_OF_SCORE') },
      { ...wrong, ...annulled('POINT_FOR_ALL') },
      response(0.5),
      response(null),
    ];
    expect(sumOfCredit(given)).toBe(2.5);
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
    const attempts = averages.map((average, at) => anAttempt(at + 1, average));
    expect(bestOf(attempts)?.number).toBe(best);
    expect(bestOf(attempts.toReversed())?.number).toBe(best);
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

describe('the key of a question after an attempt that was not passed', () => {
  const result = {
    isApproved: false,
    correctAverage: 0,
    correctQuestionsQtd: 0,
    averageTime: null,
  };
  const exam = { result, attemptsLimit: null, isLimitOver: false, keyFrom: null };
  const blank = { alternativeId: null };
  const noon = '2026-11-27T12:00:00Z';
  it.each([
    ['is told with an alternative', exam, { alternativeId: 'a' }, true],
    ['is told with a response', exam, { ...blank, response: {} }, true],
    ['is not told without an answer', exam, { ...blank, response: null }, false],
    ['is not told before a result', { ...exam, result: null }, blank, false],
    ['is told from a moment on', { ...exam, keyFrom: noon }, { alternativeId: 'a' }, true],
    ['is withheld', { ...exam, keyFrom: 'NEVER' }, { alternativeId: 'a', response: {} }, false],
    [
      'is withheld after the last attempt',
      { ...exam, isLimitOver: true, keyFrom: 'NEVER' },
      blank,
      false,
    ],
  ])('%s', (_name, given, answer, isTold) => {
    expect(isKeyTold(given, answer, new Date(noon))).toBe(isTold);
  });
});
