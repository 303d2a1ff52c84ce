import { describe, expect, it } from 'vitest';
import type { CountScale } from './exam-scale.ts';
import {
  type AreaAnswer,
  answerEffects,
  countScore,
  itemResponseScore,
  meanOfAreas,
  sumOfAreas,
} from './exam-score.ts';

const answers = (marks: string) =>
  Array.from(marks, (mark, at) => ({
    questionId: String(at),
    isRight: mark === '+',
    isBlank: mark === '.',
    credit: mark === '?' ? null : mark === '½' ? 0.5 : Number(mark === '+'),
    items: null,
    parameters: null,
    annulment: null,
    weight: 1,
  }));

/** The answers with these weights of their questions. */
const weighed = (marks: string, ...weights: number[]) =>
  answers(marks).map((answer, at) => ({ ...answer, weight: weights[at] ?? 1 }));

/** A true or false question that is scored by item. */
const byItem = ([rightQtd, wrongQtd, blankQtd]: readonly [number, number, number]): AreaAnswer => {
  const totalQtd = rightQtd + wrongQtd + blankQtd;
  return {
    questionId: 'items',
    isRight: rightQtd === totalQtd,
    isBlank: blankQtd === totalQtd,
    credit: rightQtd / totalQtd,
    items: { totalQtd, answeredQtd: rightQtd + wrongQtd },
    parameters: null,
    annulment: null,
    weight: 1,
  };
};

const cebraspe: CountScale = {
  rightPoints: 1,
  wrongPoints: -1,
  cut: null,
  areaCut: null,
  cutUnit: 'POINTS',
};

describe('a scale that counts', () => {
  it.each([
    ['++--', {}, null, { score: 0, isApproved: null }],
    ['++..', {}, null, { score: 2, isApproved: null }],
    ['+---', {}, null, { score: -2, isApproved: null }],
    ['++-.', { wrongPoints: -0.5 }, null, { score: 1.5, isApproved: null }],
    ['+++-', { wrongPoints: 0, areaCut: 3 }, null, { score: 3, isApproved: true }],
    ['++--', { wrongPoints: 0, areaCut: 3 }, null, { score: 2, isApproved: false }],
    [
      '++--',
      { wrongPoints: 0, areaCut: 50, cutUnit: 'PERCENT' },
      null,
      { score: 2, isApproved: true },
    ],
    // The cut of the area replaces that of the scale.
    ['++--', { wrongPoints: 0, areaCut: 3 }, 2, { score: 2, isApproved: true }],
    ['++--', { wrongPoints: 0, areaCut: 3 }, 0, { score: 2, isApproved: true }],
    // 0.1 + 0.2 is not exactly 0.3.
    ['+++', { rightPoints: 0.1, areaCut: 0.3 }, null, { isApproved: true }],
  ] as const)('%s %o: %o', (marks, change, ownCut, expected) => {
    const score = countScore(answers(marks), { ...cebraspe, ...change }, ownCut);
    expect(score).toMatchObject(expected);
    expect(score.itemsQtd).toBe(marks.length);
  });

  it.each([
    ['½', { score: 0.5, correctQtd: 0, wrongQtd: 0, blankQtd: 0, itemsQtd: 1 }],
    ['+½-', { score: 0.5, correctQtd: 1, wrongQtd: 1, itemsQtd: 3 }],
    ['½½½', { score: 1.5, correctQtd: 0, wrongQtd: 0 }],
    // It awaits its correction.
    ['+?', { score: 1, correctQtd: 1, wrongQtd: 0, blankQtd: 0, itemsQtd: 2 }],
  ])('%s: a partly right answer has its share and loses nothing', (marks, expected) => {
    expect(countScore(answers(marks), cebraspe, null)).toMatchObject(expected);
  });

  it.each([
    [[4, 0, 0], { score: 4, correctQtd: 4, wrongQtd: 0, blankQtd: 0, itemsQtd: 4 }],
    [[2, 1, 1], { score: 1, correctQtd: 2, wrongQtd: 1, blankQtd: 1, itemsQtd: 4 }],
    [[1, 3, 0], { score: -2, correctQtd: 1, wrongQtd: 3, blankQtd: 0, itemsQtd: 4 }],
    [[0, 0, 5], { score: 0, correctQtd: 0, wrongQtd: 0, blankQtd: 5, itemsQtd: 5 }],
    [[2, 1, 0], { score: 1, correctQtd: 2, wrongQtd: 1, blankQtd: 0, itemsQtd: 3 }],
  ] as const)('items right, wrong and blank %o: each one counts', (items, expected) => {
    expect(countScore([byItem(items)], cebraspe, null)).toMatchObject(expected);
    expect(countScore([...answers('+-'), byItem(items)], cebraspe, null)).toMatchObject({
      score: expected.score,
      itemsQtd: expected.itemsQtd + 2,
    });
  });

  it('counts a blank answer neither as right nor as wrong', () => {
    expect(countScore(answers('+-.'), cebraspe, null)).toMatchObject({
      correctQtd: 1,
      wrongQtd: 1,
    });
  });

  it.each([
    ['+-', [2, 1], { score: 1, mostPoints: 3, correctQtd: 1, wrongQtd: 1, itemsQtd: 2 }],
    ['+-', [1, 2], { score: -1, mostPoints: 3 }],
    ['½.', [3, 2.5], { score: 1.5, mostPoints: 5.5, blankQtd: 1 }],
    // An annulled question does not count, right or wrong.
    ['+-', [0, 1], { score: -1, mostPoints: 1, correctQtd: 0, wrongQtd: 1, itemsQtd: 1 }],
    ['--.', [1, 0, 0], { score: -1, wrongQtd: 1, blankQtd: 0, itemsQtd: 1 }],
    ['++', [0, 0], { score: 0, mostPoints: 0, itemsQtd: 0 }],
  ] as const)('%s with the weights %o: %o', (marks, weights, expected) => {
    expect(countScore(weighed(marks, ...weights), cebraspe, null)).toMatchObject(expected);
  });

  it('multiplies the points of each item by the weight of its question', () => {
    expect(countScore([{ ...byItem([2, 1, 1]), weight: 3 }], cebraspe, null)).toMatchObject({
      score: 3,
      mostPoints: 12,
      itemsQtd: 4,
    });
  });

  it('has cuts in percent of the points that the weights make possible', () => {
    const half = { ...cebraspe, wrongPoints: 0, areaCut: 50, cutUnit: 'PERCENT' } as const;
    expect(countScore(weighed('+--', 2), half, null).isApproved).toBe(true);
    expect(countScore(weighed('+--', 1.5), half, null).isApproved).toBe(false);
    expect(countScore(weighed('+--', 1, 0), half, null).isApproved).toBe(true);
  });
});

const area = (score: number | null, weight: number, isApproved: boolean | null = null) => ({
  score,
  weight,
  isApproved,
  standardError: null,
  correctQtd: 0,
  wrongQtd: 0,
  blankQtd: 0,
  itemsQtd: 10,
  mostPoints: 10,
});

describe('several areas', () => {
  it.each([
    [[area(600, 1), area(500, 1)], 550],
    [[area(600, 3), area(500, 1)], 575],
    [[area(600, 3), area(null, 1)], null],
    [[], null],
  ])('have their mean by weight', (areas, total) => {
    expect(meanOfAreas(areas).total).toBe(total);
  });

  it.each([
    [[area(3, 1), area(2, 2)], {}, { total: 7, isApproved: null }],
    [[area(3, 1), area(2, 2)], { cut: 7 }, { total: 7, isApproved: true }],
    [[area(3, 1), area(2, 2)], { cut: 7.5 }, { isApproved: false }],
    // 30 points are possible.
    [[area(9, 1), area(3, 2)], { cut: 50, cutUnit: 'PERCENT' }, { total: 15, isApproved: true }],
    [[area(3, 1, true), area(2, 2, false)], { cut: 1 }, { isApproved: false }],
    [[area(3, 1, true), area(2, 2, true)], {}, { isApproved: true }],
  ] as const)('have their sum by weight, %#', (areas, change, expected) => {
    expect(sumOfAreas(areas, { ...cebraspe, ...change })).toMatchObject(expected);
  });
});

describe('a score by item response', () => {
  const scale = { slope: 100, intercept: 500 };
  const parameters = { a: 1, b: 0, c: 0.2 };
  const known = (marks: string, ...weights: number[]) =>
    weighed(marks, ...weights).map((answer) => ({ ...answer, parameters }));

  it('leaves out an annulled question, as an abandoned item', () => {
    const without = itemResponseScore(known('+-'), scale);
    expect(itemResponseScore(known('+-+', 1, 1, 0), scale)).toEqual(without);
    expect(answerEffects(known('+-+', 1, 1, 0), scale).map(({ questionId }) => questionId)).toEqual(
      ['0', '1'],
    );
  });

  it('knows no other weights', () => {
    expect(itemResponseScore(known('+-', 3, 0.5), scale)).toEqual(
      itemResponseScore(known('+-'), scale),
    );
  });
});

it('an area without parameters has no score', () => {
  expect(itemResponseScore(answers('++'), { slope: 100, intercept: 500 })).toMatchObject({
    score: null,
    standardError: null,
    itemsQtd: 0,
  });
});
