import { describe, expect, it } from 'vitest';
import type { BookletItem } from './booklet.ts';
import { enemScore, questionEffects } from './enem-score.ts';

const parameters = { a: 2, b: 0.5, c: 0.2 };
const item = (position: number, given: Partial<BookletItem> = {}): BookletItem => ({
  position,
  language: null,
  code: position,
  key: 'B',
  ability: 7,
  parameters,
  ...given,
});
const scale = { slope: 100, intercept: 500 };
const mark = (marks: string, given: Partial<BookletItem> = {}) =>
  marks.split('').map((one, at) => ({ item: item(at + 1, given), mark: one }));

describe('score', () => {
  it('counts blank and double marks as wrong', () => {
    const wrong = enemScore(mark('BBA'), scale);
    expect(enemScore(mark('BB.'), scale)).toEqual(wrong);
    expect(enemScore(mark('BB*'), scale)).toEqual(wrong);
    expect(wrong).toMatchObject({ correctQtd: 2, itemsQtd: 3 });
  });

  it('leaves abandoned items out, whatever was marked', () => {
    const abandoned = mark('BX', { parameters: null, key: 'X' });
    expect(enemScore([...mark('BA'), ...abandoned], scale)).toEqual(enemScore(mark('BA'), scale));
  });

  it('lies on the scale', () => {
    const { score, standardError } = enemScore(mark('BBA'), scale);
    const doubled = enemScore(mark('BBA'), { slope: 200, intercept: 0 });
    expect(doubled.score).toBeCloseTo(2 * (score - 500), 9);
    expect(doubled.standardError).toBeCloseTo(2 * standardError, 9);
  });
});

describe('effect of a question', () => {
  it('is the gain of the score with its right answer', () => {
    const [right, wrong] = questionEffects(mark('BA'), scale);
    expect(right).toMatchObject({ position: 1, isRight: true, gain: 0 });
    const gain = enemScore(mark('BB'), scale).score - enemScore(mark('BA'), scale).score;
    expect(wrong).toMatchObject({ position: 2, isRight: false });
    expect(wrong?.gain).toBeCloseTo(gain, 9);
    expect(gain).toBeGreaterThan(0);
  });

  it('has the chance at the estimated proficiency', () => {
    const { score } = enemScore(mark('BA'), { slope: 1, intercept: 0 });
    const [{ chance } = { chance: 0 }] = questionEffects(mark('BA'), scale);
    expect(chance).toBeCloseTo(0.2 + 0.8 / (1 + Math.exp(-2 * (score - 0.5))), 12);
  });

  it('tells a blank answer from a wrong one, and has ability and difficulty of its item', () => {
    expect(questionEffects(mark('A.*'), scale)).toMatchObject([
      { isBlank: false, ability: 7, difficulty: 0.5 },
      { isBlank: true, ability: 7, difficulty: 0.5 },
      { isBlank: false, ability: 7, difficulty: 0.5 },
    ]);
  });

  it('leaves abandoned items out', () => {
    expect(questionEffects(mark('B', { parameters: null }), scale)).toEqual([]);
  });
});
