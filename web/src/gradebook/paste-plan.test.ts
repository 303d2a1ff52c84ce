import { describe, expect, it } from 'vitest';
import { pastedCells, planPaste } from './paste-plan.ts';
import { columnGroups } from './sheet-columns.ts';

const column = (id: string, term: string, title = id.toUpperCase()) => ({
  id,
  title,
  term,
  weight: 1,
  isRecovery: false,
});
const rulesOf = (columns: ReturnType<typeof column>[], terms: string[]) => ({
  terms,
  columns,
  dropLowest: 0,
  missing: 'LEAVE_OUT' as const,
  recovery: null,
  rounding: '0.1' as const,
  passing: '6',
  openToStudents: false,
});
const sheet = (rules: ReturnType<typeof rulesOf>, closed: string[] = []) =>
  columnGroups(rules, { closedTerms: closed, sourceTitles: [] }).flatMap(({ columns }) => columns);

// P1, T1, the result of the first term, P2, the result of the second term, the final result.
const rules = rulesOf([column('p1', '1º'), column('t1', '1º'), column('p2', '2º')], ['1º', '2º']);
const students = ['Aline', 'Bruno'].map((name) => ({ userId: name.toLowerCase(), name }));
const marks: Record<string, string> = { 'aline/p1': '7.5', 'bruno/p1': '4' };
const target = {
  start: { row: 0, column: 0 },
  students,
  columns: sheet(rules),
  markOf: (userId: string, columnId: string) => marks[`${userId}/${columnId}`] ?? null,
};

describe('a text of a spreadsheet program', () => {
  it('has rows and cells, and no row after its last line break', () => {
    expect(pastedCells('1\t2\r\n\t4\r\n')).toEqual([
      ['1', '2'],
      ['', '4'],
    ]);
    expect(pastedCells('7,5')).toEqual([['7,5']]);
  });

  it('becomes marks: a blank changes nothing, an equal mark neither', () => {
    const plan = planPaste('7,50\t8\n9.5\t', target);
    expect(plan.changes).toEqual([
      { userId: 'aline', columnId: 't1', from: null, to: '8' },
      { userId: 'bruno', columnId: 'p1', from: '4', to: '9.5' },
    ]);
    expect(plan.unchangedQtd).toBe(1);
    expect(plan.replaced).toMatchObject([{ student: 'Bruno', column: 'P1', from: '4', to: '9.5' }]);
    expect(plan.columns).toEqual(['T1', 'P1']);
  });

  it('leaves out what is no mark, with its place', () => {
    expect(planPaste('F\t11\n 6 \t-', target)).toMatchObject({
      notMarks: [
        { student: 'Aline', column: 'P1', text: 'F' },
        { student: 'Aline', column: 'T1', text: '11' },
        { student: 'Bruno', column: 'T1', text: '-' },
      ],
      changes: [{ userId: 'bruno', to: '6' }],
    });
  });

  it('begins at the focused cell, and leaves out results, closed terms and what has no place', () => {
    const columns = sheet(rules, ['2º']);
    const plan = planPaste('5\t6\t7\t8\t9\t1\n2', {
      ...target,
      columns,
      start: { row: 1, column: 1 },
    });
    expect(plan.changes).toEqual([{ userId: 'bruno', columnId: 't1', from: null, to: '5' }]);
    expect(plan).toMatchObject({ onResultsQtd: 3, onLockedQtd: 1, outsideQtd: 2 });
  });

  it('has up to 40 rows of 30 cells in any writing', () => {
    const columns = Array.from({ length: 30 }, (_, at) => column(`c${at}`, '1º'));
    const people = Array.from({ length: 40 }, (_, at) => ({ userId: `s${at}`, name: `S ${at}` }));
    const kinds = ['7,5', '8.25', '', 'abc', '10'];
    const text = people
      .map((_, row) => columns.map((__, at) => kinds[(row + at) % kinds.length]).join('\t'))
      .join('\r\n');
    const plan = planPaste(text, {
      start: { row: 0, column: 0 },
      students: people,
      columns: sheet(rulesOf(columns, ['1º'])),
      markOf: () => null,
    });
    expect(plan.changes).toHaveLength((40 * 30 * 3) / 5);
    expect(plan.notMarks).toHaveLength((40 * 30) / 5);
    expect(plan.outsideQtd).toBe(0);
  });
});
