import { expect, it } from 'vitest';
import { changedResults } from './changed-results.ts';
import type { StudentResults } from './gradebook.ts';

const results = (
  terms: Record<string, string | null>,
  value: string | null,
  hasPassed: boolean | null = null,
): StudentResults => ({
  terms: Object.entries(terms).map(([term, one]) => ({ term, value: one, derivation: null })),
  final: { value, derivation: null, hasPassed },
});

it('has the terms with another result, and the final one', () => {
  expect(
    changedResults(
      results({ B1: '7.0', B2: '5.0' }, '6.0', true),
      results({ B1: '7.0', B2: '4.0' }, '5.5', false),
    ),
  ).toEqual({
    terms: [{ term: 'B2', before: '5.0', after: '4.0' }],
    final: { before: '6.0', after: '5.5' },
    hasPassed: { before: true, after: false },
  });
});

it('has terms that come and go', () => {
  expect(changedResults(results({ B1: '7.0' }, '7.0'), results({ T1: '7.0' }, '7.0'))).toEqual({
    terms: [
      { term: 'B1', before: '7.0', after: null },
      { term: 'T1', before: null, after: '7.0' },
    ],
    final: { before: '7.0', after: '7.0' },
    hasPassed: { before: null, after: null },
  });
});

it('is null if nothing changes but the writing', () => {
  expect(changedResults(results({ B1: '7.0' }, '7.0'), results({ B1: '7' }, '7'))).toBeNull();
  expect(changedResults(null, results({ B1: null }, null))).toBeNull();
});

it('tells a student who passes with the same result', () => {
  expect(changedResults(results({}, '6.0', false), results({}, '6.0', true))?.hasPassed).toEqual({
    before: false,
    after: true,
  });
});
