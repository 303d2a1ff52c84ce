import { memo } from 'react';
import classes from '../ui/lists/ListingTable.module.css';
import type { PressedKey } from './cell-navigation.ts';
import { markOrDash, resultInWords, resultOf, stateInWords } from './cell-words.ts';
import type { GradebookStudent } from './gradebook.api.ts';
import { MarkEditor } from './MarkEditor.tsx';
import { columnInWords, columnKey, type SheetColumn } from './sheet-columns.ts';
import { cellKey, type UnsavedMark, type UnsavedMarks } from './unsaved-marks.ts';
import { markOf } from './use-marks.ts';

export interface CellEdit {
  /** The text with which the edit begins. */
  text: string;
}

interface GradebookRowProps {
  row: number;
  student: GradebookStudent;
  columns: readonly SheetColumn[];
  /** Of this student. */
  unsaved: readonly UnsavedMark[];
  canWrite: boolean;
  /** Of the cell in the order of Tab, if it is in this row. */
  active: number | null;
  /** Of the active cell. */
  edit: CellEdit | null;
  /** The id of the words about the active cell. */
  describedBy: string;
  onMark: (mark: string | null, key: PressedKey | null) => void;
  onInvalid: (text: string) => void;
  onCancel: () => void;
}

/** The marks and results of a student. */
export const GradebookRow = memo(function GradebookRow({
  row,
  student,
  columns,
  unsaved,
  canWrite,
  active,
  edit,
  describedBy,
  ...editing
}: GradebookRowProps) {
  return (
    <tr>
      <th scope="row" className={classes.sheetName}>
        {student.name}
      </th>
      {columns.map((column, at) => {
        const isActive = at === active;
        const mark =
          column.kind === 'MARK'
            ? unsaved.find(({ columnId }) => columnId === column.column.id)
            : undefined;
        const isLocked = column.kind === 'RESULT' || column.isLocked || !canWrite;
        return (
          <td
            key={columnKey(column)}
            tabIndex={isActive ? 0 : -1}
            data-place={`${row}.${at}`}
            data-kind={column.kind}
            data-locked={(column.kind === 'MARK' && column.isLocked) || undefined}
            data-state={mark?.state.name}
            aria-readonly={isLocked}
            aria-invalid={mark?.state.name === 'INVALID' || undefined}
            aria-describedby={isActive ? describedBy : undefined}
          >
            {isActive && edit ? (
              <MarkEditor
                label={`${columnInWords(column)}, ${student.name}`}
                text={edit.text}
                {...editing}
              />
            ) : column.kind === 'RESULT' ? (
              resultInWords(resultOf(student, column.term).value)
            ) : (
              <Mark known={markOf(student, column.column.id)} unsaved={mark} />
            )}
          </td>
        );
      })}
    </tr>
  );
});

interface MarkProps {
  known: string | null;
  unsaved: UnsavedMark | undefined;
}

function Mark({ known, unsaved }: MarkProps) {
  if (!unsaved) return markOrDash(known);
  const { state, value } = unsaved;
  const note = stateInWords(unsaved);
  return (
    <>
      {state.name === 'INVALID' ? state.text : markOrDash(value)}
      {note && <span className={classes.cellNote}>{note}</span>}
    </>
  );
}

/** The unsaved marks of each student. A student without any always has the same list, and its row is not drawn again. */
export function unsavedByStudent(
  unsaved: UnsavedMarks,
): (userId: string) => readonly UnsavedMark[] {
  const lists = new Map<string, UnsavedMark[]>();
  for (const mark of unsaved.values())
    lists.set(mark.userId, [...(lists.get(mark.userId) ?? []), mark]);
  return (userId) => lists.get(userId) ?? none;
}

const none: readonly UnsavedMark[] = [];

/** The mark that a cell shows, saved or not. */
export const shownMark = (
  student: GradebookStudent,
  { unsaved, columnId }: { unsaved: UnsavedMarks; columnId: string },
): string | null => {
  const mark = unsaved.get(cellKey({ userId: student.userId, columnId }));
  return mark ? mark.value : markOf(student, columnId);
};
