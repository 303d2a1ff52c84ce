import { isSameMark, markFromText } from '@sabia/domain/gradebook/mark.ts';
import type { Place } from './cell-navigation.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { CellId } from './unsaved-marks.ts';
import type { MarkChange } from './undo-steps.ts';

/** A cell with the name of its student and the title of its column. */
export interface PastedCell extends CellId {
  student: string;
  column: string;
}

/** The effect of a paste before it is confirmed. */
export interface PastePlan {
  changes: MarkChange[];
  /** Cells that have the same mark already. */
  unchangedQtd: number;
  /** Existing marks that change; included in `changes`. */
  replaced: (PastedCell & { from: string; to: string })[];
  /** Texts that are no marks. */
  notMarks: (PastedCell & { text: string })[];
  /** The titles of the columns that get marks. */
  columns: string[];
  /** Values on columns of results. */
  onResultsQtd: number;
  /** Values on closed terms. */
  onLockedQtd: number;
  /** Values below the last student or beside the last column. */
  outsideQtd: number;
}

/** The cells of a text that a spreadsheet program has copied: rows by line breaks, cells by tabs. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

interface PasteTarget {
  /** The cell that gets the first value. */
  start: Place;
  students: readonly { userId: string; name: string }[];
  /** As they are on the screen, with the results. */
  columns: readonly SheetColumn[];
  /** The mark that a cell shows. */
  markOf: (userId: string, columnId: string) => string | null;
}

/** Plans a paste. A blank leaves the mark as it is. */
export function planPaste(
  text: string,
  { start, students, columns, markOf }: PasteTarget,
): PastePlan {
  const plan: PastePlan = {
    changes: [],
    unchangedQtd: 0,
    replaced: [],
    notMarks: [],
    columns: [],
    onResultsQtd: 0,
    onLockedQtd: 0,
    outsideQtd: 0,
  };
  for (const [down, line] of pastedCells(text).entries())
    for (const [right, value] of line.entries()) {
      if (value.trim() === '') continue;
      const student = students[start.row + down];
      const sheetColumn = columns[start.column + right];
      if (!student || !sheetColumn) plan.outsideQtd += 1;
      else if (sheetColumn.kind === 'RESULT') plan.onResultsQtd += 1;
      else if (sheetColumn.isLocked) plan.onLockedQtd += 1;
      else {
        const { id: columnId, title } = sheetColumn.column;
        const { userId } = student;
        const cell = { userId, columnId, student: student.name, column: title };
        const from = markOf(userId, columnId);
        addValue(plan, cell, { value, change: { userId, columnId, from } });
      }
    }
  return plan;
}

function addValue(
  plan: PastePlan,
  cell: PastedCell,
  { value, change }: { value: string; change: Omit<MarkChange, 'to'> },
): void {
  const to = markFromText(value);
  if (typeof to !== 'string') plan.notMarks.push({ ...cell, text: value.trim() });
  else if (isSameMark(change.from, to)) plan.unchangedQtd += 1;
  else {
    plan.changes.push({ ...change, to });
    if (change.from !== null) plan.replaced.push({ ...cell, from: change.from, to });
    if (!plan.columns.includes(cell.column)) plan.columns.push(cell.column);
  }
}
