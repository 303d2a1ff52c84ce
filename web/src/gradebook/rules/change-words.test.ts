import { expect, it } from 'vitest';
import { changesInWords } from './change-words.ts';

const same = { before: '6.0', after: '6' };
const passes = { before: true, after: true };

it.each([
  [{ terms: [{ term: '1º bimestre', before: '7.0', after: '7.5' }] }, ['1º bimestre 7,0 → 7,5']],
  [
    { terms: [{ term: 'B', before: null, after: '0' }], final: { before: null, after: '0' } },
    ['B sem resultado → 0', 'resultado final sem resultado → 0'],
  ],
  [
    { final: { before: '6.0', after: '5.5' }, hasPassed: { before: true, after: false } },
    ['resultado final 6,0 → 5,5', 'deixa de passar'],
  ],
  [{ hasPassed: { before: false, after: true } }, ['agora passa']],
])('%j', (given, words) => {
  const student = { userId: 'u', name: 'Ana', terms: [], final: same, hasPassed: passes };
  expect(changesInWords({ ...student, ...given })).toEqual(words);
});
