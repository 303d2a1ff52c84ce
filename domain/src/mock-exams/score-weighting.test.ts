import { describe, expect, it, test } from 'vitest';
import {
  type AreaScores,
  asksAllParts,
  type ExamArea,
  meanOf,
  scoreWeightingDraft,
  weightedMean,
  type Weights,
} from './score-weighting.ts';

const scores: AreaScores = { LC: 600, CH: 500, CN: 700, MT: 800 };
const equal: Weights = { LC: 1, CH: 1, CN: 1, MT: 1, essay: 1 };
const none: Weights = { LC: 0, CH: 0, CN: 0, MT: 0, essay: 0 };

test.each<[string, AreaScores, number | null, Weights, number | null]>([
  ['equal weights: the mean', scores, 900, equal, 700],
  ['a part counts as often as its weight', scores, 900, { ...equal, MT: 3, essay: 0 }, 700],
  ['weights have decimals', scores, null, { ...none, CN: 2.5, MT: 7.5 }, 775],
  ['no weight, no score needed', { ...scores, LC: null }, 900, { ...equal, LC: 0 }, 725],
  ['an area with a weight and without a score', { ...scores, LC: null }, 900, equal, null],
  ['an essay with a weight and without a score', scores, null, equal, null],
  ['no weights', scores, 900, none, null],
])('%s', (_, given, essay, weights, mean) => {
  expect(weightedMean(given, essay, weights)).toBe(mean);
});

describe('the mean of a person', () => {
  const area = (name: ExamArea['area'], kind: ExamArea['kind'] = 'ITEM_RESPONSE') => ({
    area: name,
    kind,
  });
  const score = (points: number | null, isEstimated = false) => ({ score: points, isEstimated });
  const ofMathematics = { ...none, MT: 1 };

  it('names what is missing, in the order of the parts', () => {
    const person = { scores: [score(600), score(null)], enemEssay: null };
    const mean = meanOf(person, [area('LC'), area('MT')], { ...equal, CN: 0 });
    expect(mean).toEqual({ mean: null, missing: ['CH', 'MT', 'essay'], isEstimated: false });
  });

  it('has the mean of an area that two exams have, and none while one of them has no score', () => {
    const areas = [area('MT'), area('LC'), area('MT')];
    const of = (second: number | null) =>
      meanOf({ scores: [score(600), score(1), score(second, true)], enemEssay: 1 }, areas, {
        ...ofMathematics,
      });
    expect(of(700)).toEqual({ mean: 650, missing: [], isEstimated: true });
    expect(of(null)).toMatchObject({ mean: null, missing: ['MT'] });
  });

  it('leaves out areas that the Enem does not have, and counts of points', () => {
    const person = { scores: [score(40), score(600)], enemEssay: null };
    const areas = [area('MT', 'COUNT'), area(null)];
    expect(meanOf(person, areas, ofMathematics)).toMatchObject({ mean: null, missing: ['MT'] });
    expect(asksAllParts({ areas, hasEnemEssay: true }, ofMathematics)).toBe(false);
  });

  it('is told for events that have each part with a weight', () => {
    const event = { areas: [area('MT'), area('CN')], hasEnemEssay: false };
    expect(asksAllParts(event, ofMathematics)).toBe(true);
    expect(asksAllParts(event, { ...ofMathematics, CH: 0.5 })).toBe(false);
    expect(asksAllParts(event, { ...ofMathematics, essay: 1 })).toBe(false);
    expect(asksAllParts({ ...event, hasEnemEssay: true }, { ...ofMathematics, essay: 1 })).toBe(
      true,
    );
  });
});

describe('a draft', () => {
  const problemsOf = (draft: unknown) =>
    (scoreWeightingDraft.safeParse(draft).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
  const range = 'Use um número de 0 a 10, com até duas casas depois da vírgula';

  test.each([
    [
      'weights of two decimals',
      { title: 'Medicina', weights: { ...equal, MT: 1.15, CN: 0.07 } },
      [],
    ],
    [
      'each weight has its message',
      { title: ' ', weights: { LC: -1, CH: 10.5, CN: 1.005, MT: undefined, essay: '2' } },
      [
        'title: Campo obrigatório',
        `weights.LC: ${range}`,
        `weights.CH: ${range}`,
        `weights.CN: ${range}`,
        'weights.MT: Campo obrigatório',
        'weights.essay: Campo obrigatório',
      ],
    ],
    [
      'all weights are 0',
      { title: 'Medicina', weights: none },
      ['weights.LC: Pelo menos um peso fica acima de 0'],
    ],
    ['a long title', { title: 'x'.repeat(81), weights: equal }, ['title: Máximo 80 caracteres']],
  ])('%s', (_, draft, problems) => {
    expect(problemsOf(draft)).toEqual(problems);
  });
});
