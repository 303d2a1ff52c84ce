import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readyRubric } from './ready-rubrics.ts';
import { type EssayMark, misfitOf, totalOf } from './rubric.ts';
import { settleEssay } from './settle-essay.ts';

const enemRubric = readyRubric('ENEM');

const mark = (...[C1 = 0, C2 = 0, C3 = 0, C4 = 0, C5 = 0]: number[]): EssayMark => ({
  levels: { C1, C2, C3, C4, C5 },
});
const zero = (zeroReason: string): EssayMark => ({ zeroReason });
const settle = (...marks: EssayMark[]) => settleEssay(enemRubric, { correctors: 2, marks });

describe('one correction', () => {
  it('is the mark of a class with one corrector', () => {
    const only = settleEssay(enemRubric, { correctors: 1, marks: [mark(160, 120, 120, 160, 80)] });
    expect(only).toMatchObject({
      status: 'SETTLED',
      score: 640,
      criteria: { C1: 160, C5: 80 },
      explanation: 'Nota de uma correção: 640.',
    });
  });

  it('waits for the second one where two are needed', () => {
    expect(settle()).toEqual({ status: 'WAITING' });
    expect(settle(mark(160))).toEqual({ status: 'WAITING' });
  });
});

describe('two corrections', () => {
  it('give their mean up to a difference of 100 points, and of 80 in a competence', () => {
    expect(settle(mark(120, 120, 120, 120, 120), mark(160, 160, 120, 120, 120))).toMatchObject({
      status: 'SETTLED',
      score: 640,
      criteria: { C1: 140, C2: 140, C3: 120 },
    });
    expect(settle(mark(40, 200), mark(120, 200))).toMatchObject({ score: 280 });
  });

  it('need a third one above that', () => {
    expect(settle(mark(120, 120, 120), mark(160, 160, 160))).toEqual({ status: 'WAITING' });
    expect(settle(mark(0, 200), mark(120, 120))).toEqual({ status: 'WAITING' });
    expect(settle(mark(40), zero('OFF_THEME'))).toEqual({ status: 'WAITING' });
  });

  it('both of which are zero by a reason give zero', () => {
    expect(settle(zero('OFF_THEME'), zero('COPIED'))).toMatchObject({
      status: 'SETTLED',
      score: 0,
      criteria: { C1: 0, C2: 0, C3: 0, C4: 0, C5: 0 },
      zeroReason: 'OFF_THEME',
      explanation:
        'Média de duas correções: zero (fuga ao tema) e zero (cópia dos textos de apoio).',
    });
  });
});

describe('three corrections', () => {
  const low = mark(120, 120, 120, 120, 120);
  const high = mark(160, 160, 160, 160, 160);

  it('the third one counts with the one that it agrees with', () => {
    expect(settle(low, high, mark(160, 160, 160, 120, 120))).toEqual({
      status: 'SETTLED',
      score: 760,
      criteria: { C1: 160, C2: 160, C3: 160, C4: 140, C5: 140 },
      zeroReason: null,
      explanation:
        'As duas primeiras correções, 600 e 800, divergem: a diferença é de 200 pontos, e o limite é 100. A terceira, 720, conta com a mais próxima das que concordam com ela, 800: a nota é a média das duas.',
    });
  });

  it('the nearer one counts where it agrees with both', () => {
    const near = mark(160, 120, 120, 120, 120);
    expect(settle(low, mark(160, 160, 160, 120, 120), near)).toMatchObject({ score: 620 });
  });

  it('a board decides where both are equally near, or none agrees', () => {
    const middle = mark(160, 160, 120, 120, 120);
    const both = settle(low, mark(160, 160, 160, 160, 120), middle);
    expect(both).toMatchObject({ status: 'BOARD' });
    expect(both).toHaveProperty('explanation', expect.stringContaining('mesma distância'));
    const none = settle(low, high, zero('COPIED'));
    expect(none).toMatchObject({ status: 'BOARD' });
    expect(none).toHaveProperty('explanation', expect.stringContaining('diverge das duas'));
    expect(
      settleEssay(enemRubric, { correctors: 2, marks: [low, high, zero('COPIED')], board: low }),
    ).toMatchObject({ status: 'SETTLED', score: 600, explanation: 'A banca deu a nota: 600.' });
  });

  it('two zeros by a reason outvote levels', () => {
    expect(settle(zero('BLANK'), low, zero('BLANK'))).toMatchObject({
      status: 'SETTLED',
      score: 0,
      zeroReason: 'BLANK',
    });
  });
});

describe('every correction', () => {
  const levels = fc.record(
    Object.fromEntries(
      enemRubric.criteria.map(({ key, levels: offered }) => [
        key,
        fc.constantFrom(...offered.map(({ points }) => points)),
      ]),
    ),
  );
  const anyMark: fc.Arbitrary<EssayMark> = fc.oneof(
    { weight: 5, arbitrary: levels.map((chosen) => ({ levels: chosen })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...enemRubric.zeroReasons.map(({ key }) => key))
        .map((zeroReason) => ({ zeroReason })),
    },
  );
  const corrections = fc.tuple(anyMark, anyMark, anyMark);

  it('the order of the first two changes no points', () => {
    fc.assert(
      fc.property(corrections, ([first, second, third]) => {
        const pointsOf = (...marks: EssayMark[]) => {
          const result = settle(...marks);
          return result.status === 'SETTLED' ? [result.score, result.criteria] : result.status;
        };
        expect(pointsOf(second, first, third)).toEqual(pointsOf(first, second, third));
        expect(pointsOf(second, first)).toEqual(pointsOf(first, second));
      }),
    );
  });

  it('a settled essay has 0 to 1,000 points, the sum of its competences, and tells its marks', () => {
    fc.assert(
      fc.property(corrections, (marks) => {
        // Two that agree need no third one.
        const areTwo = settle(...marks.slice(0, 2)).status === 'SETTLED';
        const given = areTwo ? marks.slice(0, 2) : marks;
        const result = settle(...given);
        if (result.status !== 'SETTLED') return;
        const { score, criteria, zeroReason, explanation } = result;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1000);
        expect(Object.values(criteria).reduce((sum, points) => sum + points, 0)).toBe(score);
        if (zeroReason !== null) expect(score).toBe(0);
        const counted = given.filter(({ levels: chosen }) => chosen).map(totalOf);
        if (zeroReason === null) {
          const means = counted.flatMap((one) => counted.map((other) => (one + other) / 2));
          expect(means).toContain(score);
        }
        for (const points of counted) expect(explanation).toContain(String(points));
      }),
    );
  });

  it('fits the rubric, and another level or criterion does not', () => {
    fc.assert(
      fc.property(anyMark, (one) => {
        expect(misfitOf(enemRubric, one)).toBeNull();
      }),
    );
    expect(misfitOf(enemRubric, mark(130))).toMatchObject({ field: 'levels.C1' });
    expect(misfitOf(enemRubric, { levels: { C1: 40 } })).toMatchObject({ field: 'levels.C2' });
    expect(misfitOf(enemRubric, { levels: { ...mark().levels, C6: 0 } })).toMatchObject({
      field: 'levels.C6',
    });
    expect(misfitOf(enemRubric, zero('UGLY'))).toMatchObject({ field: 'zeroReason' });
    expect(misfitOf(readyRubric('PLAIN'), { levels: { N: 7 } })).toBeNull();
  });
});

it('the thresholds are those of the exam of the year', () => {
  const of = (year?: number) => readyRubric('ENEM', year).thresholds;
  expect(of()).toEqual({ total: 100, criterion: 80 });
  expect(of(2024)).toEqual({ total: 100, criterion: 80 });
  expect(of(2012)).toEqual({ total: 200, criterion: 80 });
  expect(of(2010)).toEqual({ total: 300, criterion: 200 });
});
