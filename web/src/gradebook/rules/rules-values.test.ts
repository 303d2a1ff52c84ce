import { describe, expect, it } from 'vitest';
import { readyRules, readyTerms } from './rules-changes.ts';
import { draftOf, labelsOf, mistakesOf, type RulesValues, valuesOf } from './rules-values.ts';

const [bimestres] = readyTerms;
const typedIn = { source: '', from: '', to: '' };
const ready = (given: Partial<RulesValues> = {}): RulesValues => ({
  ...readyRules(bimestres),
  ...given,
});
const stored = {
  terms: ['1º bimestre', '2º bimestre'],
  columns: [
    { id: 'p', title: 'Prova', term: '1º bimestre', weight: '2.50', isRecovery: false },
    { id: 't', title: 'Trabalho', term: '2º bimestre', weight: '1', isRecovery: false },
    { id: 'r', title: 'Recuperação', term: null, weight: '1', isRecovery: true },
  ],
  dropLowest: 0,
  missing: 'ZERO' as const,
  recovery: 'MAX' as const,
  rounding: '0.1' as const,
  passing: '6.5',
  openToStudents: true,
};

describe('the values of the form of rules', () => {
  const workId = '00000000-0000-4000-8000-000000000001';
  it.each([
    { kind: 'ASSIGNMENT' as const, assignmentId: workId, measure: 'SCORE' as const },
    { kind: 'MOCK_EXAM' as const, mockExamId: workId, measure: 'SHARE' as const },
    { kind: 'ATTENDANCE' as const, from: '2031-02-03', to: '2031-04-30' },
    undefined,
  ])('keep the source %j of a column', (source) => {
    const columns = stored.columns.map((column) => ({ ...column, source }));
    expect(draftOf(valuesOf({ ...stored, columns }), null).columns).toEqual(columns);
  });

  it('have the mistakes of a source at its fields', () => {
    const values = valuesOf(stored);
    const [first, ...others] = values.columns;
    const mistakes = (given: object) =>
      mistakesOf({ ...values, columns: [{ ...first, ...given } as never, ...others] });
    expect(mistakes({ source: 'ATTENDANCE', from: '2031-02-03', to: '' })).toEqual({
      'columns.0.to': 'Campo obrigatório',
    });
    expect(mistakes({ source: 'ATTENDANCE', from: '2031-02-03', to: '2031-02-02' })).toEqual({
      'columns.0.to': 'O último dia não pode vir antes do primeiro',
    });
    expect(mistakes({ source: 'ATTENDANCE', from: '2030-02-03', to: '2031-03-02' })).toEqual({
      'columns.0.from': 'Máximo de 366 dias',
    });
  });

  it('of stored rules are their draft', () => {
    expect(valuesOf(stored)).toMatchObject({
      passing: '6,5',
      columns: [{ weight: '2,50' }, {}, {}],
    });
    expect(draftOf(valuesOf(stored), 3)).toEqual({ ...stored, revision: 3 });
  });

  it('of a ready choice lack only how missing marks count', () => {
    expect(mistakesOf(ready())).toEqual({ missing: 'Campo obrigatório' });
    const draft = draftOf(ready({ missing: 'ZERO' }), null);
    expect(draft.terms).toEqual(['1º bimestre', '2º bimestre', '3º bimestre', '4º bimestre']);
    expect(draft.columns.map(({ title, term }) => `${title}, ${term}`).slice(0, 3)).toEqual([
      'Prova, 1º bimestre',
      'Trabalho, 1º bimestre',
      'Prova, 2º bimestre',
    ]);
    expect(new Set(draft.columns.map(({ id }) => id)).size).toBe(8);
  });

  it('take the columns of a term along when it gets another title', () => {
    const values = valuesOf(stored);
    const terms = values.terms.with(0, { key: '1º bimestre', title: ' 1ª unidade ' });
    const draft = draftOf({ ...values, terms }, null);
    expect(draft.terms[0]).toBe('1ª unidade');
    expect(draft.columns[0]?.term).toBe('1ª unidade');
  });

  it.each([
    ['2,5', '2.5'],
    ['2.5', '2.5'],
    [' 10 ', '10'],
  ])('have %s as the weight %s', (typed, weight) => {
    const values = valuesOf(stored);
    const columns = values.columns.map((column) => ({ ...column, weight: typed }));
    expect(draftOf({ ...values, columns }, null).columns[0]?.weight).toBe(weight);
  });

  it('have each mistake at a field with a label, in words for people who type a comma', () => {
    const values = ready({
      terms: [
        { key: 'a', title: '' },
        { key: 'b', title: 'B' },
      ],
      columns: [
        { id: 'p', term: 'a', title: '', weight: '0', isRecovery: false, ...typedIn },
        { id: 'q', term: 'b', title: 'Q', weight: 'dois', isRecovery: false, ...typedIn },
        { id: 's', term: 'b', title: 'S', weight: '', isRecovery: false, ...typedIn },
      ],
      dropLowest: '',
      passing: '11',
    });
    const mistakes = mistakesOf(values);
    expect(mistakes).toEqual({
      'terms.0.title': 'Campo obrigatório',
      'columns.0.title': 'Campo obrigatório',
      'columns.0.weight': 'De 0,01 a 100',
      'columns.1.weight': 'De 0,01 a 100',
      'columns.2.weight': 'Campo obrigatório',
      dropLowest: 'Campo obrigatório',
      missing: 'Campo obrigatório',
      passing: 'Use um número de 0 a 10, com até duas casas decimais',
    });
    expect(Object.keys(mistakes).filter((path) => !(path in labelsOf(values)))).toEqual([]);
  });

  it('have contradictions at fields with a label, too', () => {
    const { terms, columns } = ready();
    const values = ready({
      missing: 'ZERO',
      dropLowest: '2',
      terms: terms.map((term, at) => (at === 3 ? { ...term, title: '1º bimestre' } : term)),
      columns: columns.map((column, at) => ({ ...column, isRecovery: at === 1 })),
    });
    const mistakes = mistakesOf(values);
    expect(mistakes).toMatchObject({
      'terms.3.title': 'Este período se repete',
      recovery: 'Diga como a recuperação conta',
    });
    expect(Object.keys(mistakes).filter((path) => !(path in labelsOf(values)))).toEqual([]);
  });
});
