import { expect, it } from 'vitest';
import { criteriaOf, markWords } from './essay-result.ts';
import { readyRubric } from './ready-rubrics.ts';

const enem = readyRubric('ENEM');

it('a criterion has the words of its level, and none between two levels', () => {
  const [first, second, third] = criteriaOf(enem, { C1: 160, C2: 140, C3: 0, C4: 40, C5: 200 });
  expect(first).toMatchObject({ key: 'C1', points: 160, mostPoints: 200 });
  expect(first?.words).toBe(enem.criteria[0]?.levels[4]?.words);
  expect(second).toMatchObject({ points: 140, words: null });
  expect(third).toMatchObject({ points: 0 });
});

it('a level without words has none', () => {
  expect(criteriaOf(readyRubric('PLAIN'), { N: 7 })).toMatchObject([
    { points: 7, mostPoints: 10, words: null },
  ]);
});

it('a reason for zero is told in words', () => {
  expect(markWords(enem, 'OFF_THEME')).toMatchObject({
    mostPoints: 1000,
    zeroReason: 'fuga ao tema',
  });
  expect(markWords(enem, null).zeroReason).toBeNull();
});
