import { describe, expect, it } from 'vitest';
import { codeBetween, outcomeOf } from './mutants.mjs';

const mutant = (status, source = 'a > b') => ({
  file: 'rule.ts',
  line: 1,
  source,
  replacement: 'a >= b',
  mutatorName: 'EqualityOperator',
  status,
});
const killed = (count) => Array.from({ length: count }, () => mutant('Killed'));
const equivalent = { file: 'rule.ts', source: 'a > b', replacement: 'a >= b', reason: 'a < b' };

describe('a rule', () => {
  it.each([
    ['of which every mutant is killed', killed(20), [], true],
    ['of which one of twenty survives', [...killed(19), mutant('Survived')], [], true],
    ['of which one of ten survives', [...killed(9), mutant('Survived')], [], false],
    ['of which one of ten runs in no test', [...killed(9), mutant('NoCoverage')], [], false],
    ['whose survivor is equivalent', [...killed(9), mutant('Survived')], [equivalent], true],
    [
      'of which another mutant survives',
      [...killed(9), mutant('Survived', 'c > b')],
      [equivalent],
      false,
    ],
    ['whose equivalent mutant is killed', killed(20), [equivalent], false],
    [
      'of which a mutant does not end',
      [...killed(9), mutant('Timeout'), mutant('Ignored')],
      [],
      true,
    ],
  ])('%s', (_name, mutants, known, isEnough) => {
    expect(outcomeOf(mutants, known).isEnough).toBe(isEnough);
  });
});

it.each([
  ['in one line', { start: { line: 1, column: 3 }, end: { line: 1, column: 5 } }, 'cd'],
  ['in two lines', { start: { line: 1, column: 5 }, end: { line: 2, column: 2 } }, 'e\nf'],
])('the replaced code %s', (_name, location, code) => {
  expect(codeBetween('abcde\nfgh', location)).toBe(code);
});
