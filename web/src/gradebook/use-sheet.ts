import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isTyping, type Place, placeAfter, type PressedKey } from './cell-navigation.ts';
import { markInField } from './cell-words.ts';
import type { GradebookStudent } from './gradebook.api.ts';
import { type CellEdit, shownMark, unsavedByStudent } from './GradebookRow.tsx';
import { pastedCells, type PastePlan, planPaste } from './paste-plan.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { type CellId, cellKey } from './unsaved-marks.ts';
import type { Marks } from './use-marks.ts';

interface SheetInput {
  students: readonly GradebookStudent[];
  columns: readonly SheetColumn[];
  marks: Marks;
  canWrite: boolean;
  /** Asks before a paste of several cells. */
  onPaste: (plan: PastePlan) => void;
  /** Puts the focus outside of the table. */
  onLeave: () => void;
}

/** The cell in the order of Tab, its edit, and the keys of a spreadsheet. */
export function useSheet({
  students,
  columns,
  marks,
  canWrite,
  onPaste: askPaste,
  onLeave,
}: SheetInput) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  const [edit, setEdit] = useState<CellEdit | null>(null);
  // Students and columns can be fewer after a new reading.
  const active = {
    row: Math.min(chosen.row, students.length - 1),
    column: Math.min(chosen.column, columns.length - 1),
  };
  const unsavedOf = useMemo(() => unsavedByStudent(marks.unsaved), [marks.unsaved]);
  const cell = cellAt(active, { students, columns, marks, canWrite });

  const focusOn = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-place="${row}.${column}"]`)?.focus();

  function moveBy(key: PressedKey): boolean {
    const place = placeAfter(key, active, { rows: students.length, columns: columns.length });
    if (place) focusOn(place);
    return place !== null;
  }

  function give(to: string | null): void {
    if (!cell || (to === cell.shown && !cell.isStuck)) return;
    marks.change([{ ...cell.id, from: cell.shown, to }]);
  }

  /** With the present mark, or with the first character that is typed. */
  function startEdit(text?: string): void {
    if (cell?.isOpen) setEdit({ text: text ?? cell.text });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const pressed = { key, shiftKey, isControl: ctrlKey || metaKey };
    if (altKey || edit) return;
    if (pressed.isControl && key.toLowerCase() === 'z') marks.undo?.();
    else if (key === 'F2') startEdit();
    else if (key === 'Delete' || key === 'Backspace') {
      if (cell?.isOpen) give(null);
    } else if (key === 'Escape') onLeave();
    else if (isTyping(pressed) && cell?.isOpen) startEdit(key);
    else if (!moveBy(pressed)) return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (edit || !canWrite || text.trim() === '') return;
    event.preventDefault();
    const [[only = '', ...besides] = [], ...below] = pastedCells(text);
    if (besides.length === 0 && below.length === 0) return startEdit(only.trim().slice(0, 40));
    const byId = new Map(students.map((student) => [student.userId, student]));
    const markOf = (userId: string, columnId: string) => {
      const student = byId.get(userId);
      return student ? shownMark(student, { unsaved: marks.unsaved, columnId }) : null;
    };
    askPaste(planPaste(text, { start: active, students, columns, markOf }));
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const [row, column] = (target.dataset.place ?? '').split('.').map(Number);
    if (row !== undefined && column !== undefined) setChosen({ row, column });
  }

  const editing = {
    onMark(mark: string | null, key: PressedKey | null) {
      setEdit(null);
      give(mark);
      // At the end of the table the focus stays.
      if (key && !moveBy(key)) focusOn(active);
    },
    onInvalid(text: string) {
      setEdit(null);
      if (cell) marks.keepInvalid({ ...cell.id, known: cell.shown, text });
    },
    onCancel() {
      setEdit(null);
      focusOn(active);
    },
  };

  /** A finger has no keys: a tap edits. The focus is there already. */
  function onClick({ nativeEvent, target }: MouseEvent<HTMLElement>): void {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    const isMark = target instanceof Element && target.closest('[data-kind="MARK"]');
    if (isTouch && isMark && !edit) startEdit();
  }

  const handlers = { onKeyDown, onPaste, onFocus, onClick, onDoubleClick: () => startEdit() };
  return { table, active, edit, editing, handlers, unsavedOf, focusOn };
}

/** The mark at a place; null for a result. */
function cellAt(
  { row, column: at }: Place,
  {
    students,
    columns,
    marks,
    canWrite,
  }: Pick<SheetInput, 'students' | 'columns' | 'marks' | 'canWrite'>,
) {
  const student = students[row];
  const column = columns[at];
  if (!student || column?.kind !== 'MARK') return null;
  const id: CellId = { userId: student.userId, columnId: column.column.id };
  const state = marks.unsaved.get(cellKey(id))?.state;
  const shown = shownMark(student, { unsaved: marks.unsaved, columnId: id.columnId });
  return {
    id,
    shown,
    text: state?.name === 'INVALID' ? state.text : markInField(shown),
    /** The same mark once more sends it again. */
    isStuck: state !== undefined && state.name !== 'WAITING',
    isOpen: canWrite && !column.isLocked,
  };
}
