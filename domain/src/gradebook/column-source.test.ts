import { describe, expect, it } from 'vitest';
import { columnSource, mistakesOfSources, type SourceChoice } from './column-source.ts';

const [exam, event, gone] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const choices: SourceChoice[] = [
  { kind: 'ASSIGNMENT', id: exam, title: 'Prova', hasScore: false },
  { kind: 'MOCK_EXAM', id: event, title: 'Simulado', hasScore: true },
];
const column = (source: unknown, id = 'a') => ({ id, source: columnSource.parse(source) });
const fieldsOf = (columns: ReturnType<typeof column>[], before: typeof columns = []) =>
  mistakesOfSources(columns, { before, choices }).map(({ at, field }) => `${at} ${field}`);

describe('the sources of columns', () => {
  it.each<[string, object, string[]]>([
    ['an exam of the class', { kind: 'ASSIGNMENT', assignmentId: exam }, []],
    ['another exam', { kind: 'ASSIGNMENT', assignmentId: gone }, ['0 assignmentId']],
    ['an exam as an event', { kind: 'MOCK_EXAM', mockExamId: exam }, ['0 mockExamId']],
    [
      'a score that there is not',
      { kind: 'ASSIGNMENT', assignmentId: exam, measure: 'SCORE' },
      ['0 measure'],
    ],
    ['a score', { kind: 'MOCK_EXAM', mockExamId: event, measure: 'SCORE' }, []],
    ['attendance', { kind: 'ATTENDANCE', from: '2031-02-01', to: '2031-04-30' }, []],
  ])('are judged by what the class has: %s', (_, source, expected) => {
    expect(fieldsOf([column(source)])).toEqual(expected);
  });

  it('may stay after the class has lost them, in the same column only', () => {
    const lost = { kind: 'ASSIGNMENT', assignmentId: gone };
    expect(fieldsOf([column(lost)], [column(lost)])).toEqual([]);
    expect(fieldsOf([column(lost, 'b')], [column(lost)])).toEqual(['0 assignmentId']);
    expect(fieldsOf([column({ ...lost, measure: 'SCORE' })], [column(lost)])).toEqual([
      '0 assignmentId',
    ]);
  });

  it.each([
    { kind: 'ATTENDANCE', from: '2031-03-02', to: '2031-03-01' },
    { kind: 'ATTENDANCE', from: '2030-01-01', to: '2031-03-01' },
    { kind: 'ATTENDANCE', from: '2031-02-30', to: '2031-03-01' },
    { kind: 'ASSIGNMENT', assignmentId: exam, mockExamId: event },
    { kind: 'LIVE', id: exam },
  ])('are refused: %j', (source) => {
    expect(columnSource.safeParse(source).success).toBe(false);
  });
});
