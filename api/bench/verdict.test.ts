import { describe, expect, test } from 'vitest';
import { compareWithStored, judge, spreadOf } from './verdict.ts';

describe('spread of the rounds', () => {
  test.each([
    { rounds: [0.3, 0.1, 0.2], spread: { low: 0.1, middle: 0.2, high: 0.3 } },
    { rounds: [4, 1, 3, 2], spread: { low: 1, middle: 2.5, high: 4 } },
    // The outliers -9 and 99 are left out.
    { rounds: [1, 99, 2, 3, -9, 4, 5, 6], spread: { low: 1, middle: 3.5, high: 6 } },
    { rounds: [7], spread: { low: 7, middle: 7, high: 7 } },
  ])('$rounds', ({ rounds, spread }) => {
    expect(spreadOf(rounds)).toEqual(spread);
  });

  test('of no round is not a number', () => {
    expect(spreadOf([])).toEqual({ low: Number.NaN, middle: Number.NaN, high: Number.NaN });
  });
});

describe('verdict on a budget of 0.25', () => {
  test.each([
    { low: 0.1, high: 0.24, verdict: 'within budget' },
    { low: 0.1, high: 0.25, verdict: 'within budget' },
    { low: 0.2, high: 0.3, verdict: 'undecided' },
    { low: 0.25, high: 0.3, verdict: 'undecided' },
    { low: 0.26, high: 0.3, verdict: 'over budget' },
    { low: Number.NaN, high: Number.NaN, verdict: 'undecided' },
  ])('$low … $high: $verdict', ({ low, high, verdict }) => {
    expect(judge({ low, high }, 0.25)).toBe(verdict);
  });

  test('a negative difference keeps a budget of nothing', () => {
    expect(judge(spreadOf([-0.3, -0.2, -0.1]), 0)).toBe('within budget');
  });
});

describe('a row beside its stored figure', () => {
  const stored = { milliseconds: 4, bytes: 1000 };
  const same = { milliseconds: 5, bytes: 1250 };
  const slow = { milliseconds: 5.1, bytes: 1000 };
  const large = { milliseconds: 4, bytes: 1251 };

  test.each([
    { runs: [same], verdict: 'undecided' },
    { runs: [slow], verdict: 'undecided' },
    { runs: [same, same], verdict: 'as stored' },
    { runs: [slow, large], verdict: 'costs more' },
    { runs: [slow, same], verdict: 'undecided' },
    { runs: [slow, same, same], verdict: 'as stored' },
    { runs: [slow, same, large], verdict: 'costs more' },
  ])('$verdict: $runs', ({ runs, verdict }) => {
    expect(compareWithStored(runs, stored)).toBe(verdict);
  });

  test('cannot be judged without one', () => {
    expect(compareWithStored([slow, slow], undefined)).toBe('no stored figure');
  });
});
