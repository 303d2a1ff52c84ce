import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GradebookRules, gradebookRules } from './gradebook-rules.ts';
import { ownResults } from './own-gradebook.ts';

const rulesOf = (given: object = {}): GradebookRules =>
  gradebookRules.parse({
    terms: ['B1', 'B2'],
    columns: [
      { id: 'p1', title: 'Prova', term: 'B1', weight: '2' },
      { id: 't1', title: 'Trabalho', term: 'B1', weight: 1 },
      { id: 'p2', title: 'Prova', term: 'B2', weight: 1 },
      { id: 'r2', title: 'Recuperação', term: 'B2', weight: 1, isRecovery: true },
      { id: 'ry', title: 'Recuperação final', term: null, weight: 1, isRecovery: true },
    ],
    dropLowest: 0,
    missing: 'ZERO',
    recovery: 'MAX',
    rounding: '0.1',
    passing: '6',
    ...given,
  });
const marks = new Map([
  ['p1', '8'],
  ['p2', '3.21'],
  ['r2', '4.32'],
  ['ry', '5.43'],
  ['gone', '9.87'],
]);
const columnsBegun = ['p1', 'p2', 'r2', 'ry'];
const seen = (given: object, closedTerms: readonly string[] = []) =>
  ownResults({ rules: rulesOf(given), closedTerms, marks, columnsBegun });

describe('the own results of a student', () => {
  it('are those of closed terms, with marks, weights and derivation', () => {
    expect(seen({}, ['B1'])).toEqual({
      terms: [
        {
          term: 'B1',
          isClosed: true,
          result: {
            columns: [
              { id: 'p1', title: 'Prova', weight: '2', isRecovery: false, value: '8' },
              { id: 't1', title: 'Trabalho', weight: 1, isRecovery: false, value: null },
            ],
            value: '5.3',
            derivation:
              '5,3 = (8,0 × 2 + 0,0 × 1) ÷ 3; sem nota, conta 0: Trabalho; arredondado de 5,3333…',
          },
        },
        { term: 'B2', isClosed: false, result: null },
      ],
      final: null,
    });
  });

  it('are all of them once every term is closed, or with rules that show them at once', () => {
    const all = seen({}, ['B1', 'B2']);
    expect(all.final).toMatchObject({ columns: [{ id: 'ry', value: '5.43' }], value: '5.4' });
    const open = seen({ openToStudents: true });
    expect(open.final).toEqual(all.final);
    expect(open.terms.map(({ isClosed, result }) => [isClosed, result])).toEqual(
      all.terms.map(({ result }) => [false, result]),
    );
  });

  it('are none without rules', () => {
    const none = { rules: null, closedTerms: [], marks, columnsBegun: [] };
    expect(ownResults(none)).toEqual({ terms: [], final: null });
  });

  it('do not depend on any mark that is not seen', () => {
    const value = fc.option(fc.integer({ min: 0, max: 1000 }).map((cents) => String(cents / 100)));
    const given = fc.record({
      closed: fc.subarray(['B1', 'B2']),
      missing: fc.constantFrom('ZERO', 'LEAVE_OUT'),
      recovery: fc.constantFrom('REPLACE', 'MAX', 'MEAN'),
      one: fc.record({ p1: value, t1: value, p2: value, r2: value, ry: value }),
      other: fc.record({ p1: value, t1: value, p2: value, r2: value, ry: value }),
    });
    const columns = rulesOf().columns;
    const marksOf = (all: Record<string, string | null>) =>
      new Map(Object.entries(all).flatMap(([id, one]) => (one === null ? [] : [[id, one]])));
    fc.assert(
      fc.property(given, ({ closed, missing, recovery, one, other }) => {
        const isSeen = (id: string) => {
          const term = columns.find((column) => column.id === id)?.term ?? null;
          return term === null ? closed.length === 2 : closed.includes(term);
        };
        const sameWhereSeen = { ...other };
        for (const [id, mark] of Object.entries(one))
          if (isSeen(id)) sameWhereSeen[id as keyof typeof one] = mark;
        const resultsWith = (all: Record<string, string | null>) => {
          const own = marksOf(all);
          const rules = rulesOf({ missing, recovery });
          return ownResults({
            rules,
            closedTerms: closed,
            marks: own,
            columnsBegun: [...own.keys()],
          });
        };
        expect(resultsWith(sameWhereSeen)).toEqual(resultsWith(one));
      }),
    );
  });
});
