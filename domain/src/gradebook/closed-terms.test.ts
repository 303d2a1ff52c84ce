import { expect, test } from 'vitest';
import { closedTermsChanged } from './closed-terms.ts';
import { gradebookRules } from './gradebook-rules.ts';

const column = (id: string, term: string | null, more: object = {}) => ({
  id,
  title: id,
  term,
  weight: 1,
  ...more,
});
const [a, b] = [column('a', 'B1'), column('b', 'B2')];
const rulesOf = (given: object = {}) =>
  gradebookRules.parse({
    terms: ['B1', 'B2'],
    columns: [a, b],
    dropLowest: 0,
    missing: 'ZERO',
    recovery: 'MAX',
    rounding: '0.1',
    passing: '6',
    ...given,
  });

test.each<[string, object, string[]]>([
  ['the least mark', { passing: '7' }, []],
  ['another term', { columns: [a, column('b', 'B2', { weight: 2 }), column('c', 'B2')] }, []],
  ['a further term', { terms: ['B1', 'B2', 'B3'] }, []],
  ['the recovery of the year', { columns: [a, b, column('r', null, { isRecovery: true })] }, []],
  ['a source that is named to be none', { columns: [{ ...a, source: null }, b] }, []],
  [
    'a source',
    {
      columns: [{ ...a, source: { kind: 'ATTENDANCE', from: '2031-02-01', to: '2031-02-28' } }, b],
    },
    ['B1'],
  ],
  ['the same weight in other words', { columns: [{ ...a, weight: '1.0' }, b] }, []],
  ['the way of a recovery that it does not have', { recovery: 'MEAN' }, []],
  ['what students see', { openToStudents: true }, []],
  ['a weight', { columns: [{ ...a, weight: 2 }, b] }, ['B1']],
  ['a title', { columns: [{ ...a, title: 'Outra' }, b] }, ['B1']],
  ['a further column', { columns: [a, column('c', 'B1'), b] }, ['B1']],
  ['no column', { columns: [b] }, ['B1']],
  ['a column of another term', { columns: [a, { ...b, term: 'B1' }] }, ['B1']],
  ['its recovery', { columns: [a, b, column('r', 'B1', { isRecovery: true })] }, ['B1']],
  ['its title', { terms: ['T1', 'B2'], columns: [{ ...a, term: 'T1' }, b] }, ['B1']],
  ['missing marks', { missing: 'LEAVE_OUT' }, ['B1']],
  ['rounding', { rounding: '1' }, ['B1']],
])('a closed term and a change of %s', (_, given, changed) => {
  expect(closedTermsChanged(rulesOf(), rulesOf(given), ['B1'])).toEqual(changed);
});

test('a closed term with a recovery depends on its way', () => {
  const columns = [a, b, column('r', 'B1', { isRecovery: true })];
  const change = [rulesOf({ columns }), rulesOf({ columns, recovery: 'MEAN' })] as const;
  expect(closedTermsChanged(...change, ['B1', 'B2'])).toEqual(['B1']);
});
