import { IconLock } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import classes from '../ui/lists/ListingTable.module.css';
import { Muted } from '../ui/primitives/Muted.tsx';
import { CellBar } from './CellBar.tsx';
import { isTyping, type Place, placeAfter, type PressedKey } from './cell-navigation.ts';
import { markInField } from './cell-words.ts';
import type { Gradebook, Rules } from './gradebook.api.ts';
import { type CellEdit, GradebookRow, shownMark, unsavedByStudent } from './GradebookRow.tsx';
import { pastedCells, type PastePlan, planPaste } from './paste-plan.ts';
import { type ColumnGroup, columnGroups, columnKey } from './sheet-columns.ts';
import type { CellId } from './unsaved-marks.ts';
import type { Marks } from './use-marks.ts';

interface GradebookTableProps {
  gradebook: Gradebook;
  rules: Rules;
  marks: Marks;
  canWrite: boolean;
  onHistory: (cell: CellId) => void;
  /** Asks before a paste of several cells. */
  onPaste: (plan: PastePlan) => void;
}

const noEditing = { onMark: () => {}, onInvalid: () => {}, onCancel: () => {} };

/** The marks of a class in a table that is used like a spreadsheet. */
export function GradebookTable({
  gradebook: { students, closedTerms },
  rules,
  marks,
  canWrite,
  onHistory,
  onPaste: askPaste,
}: GradebookTableProps) {
  const groups = useMemo(() => columnGroups(rules, closedTerms), [rules, closedTerms]);
  const columns = useMemo(() => groups.flatMap((group) => group.columns), [groups]);
  const table = useRef<HTMLTableElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const barId = useId();
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  const [edit, setEdit] = useState<CellEdit | null>(null);
  // Students and columns can be fewer after a new reading.
  const active = {
    row: Math.min(chosen.row, students.length - 1),
    column: Math.min(chosen.column, columns.length - 1),
  };
  const size = { rows: students.length, columns: columns.length };
  const student = students[active.row];
  const column = columns[active.column];
  const unsavedOf = useMemo(() => unsavedByStudent(marks.unsaved), [marks.unsaved]);
  const cell: CellId | null =
    student && column?.kind === 'MARK'
      ? { userId: student.userId, columnId: column.column.id }
      : null;
  const isOpen = canWrite && column?.kind === 'MARK' && !column.isLocked;
  const shown =
    student && cell
      ? shownMark(student, { unsaved: marks.unsaved, columnId: cell.columnId })
      : null;

  const focusOn = ({ row, column: at }: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-place="${row}.${at}"]`)?.focus();

  function moveBy(key: PressedKey): boolean {
    const place = placeAfter(key, active, size);
    if (place) focusOn(place);
    return place !== null;
  }

  function give(to: string | null): void {
    const isInvalid =
      cell &&
      unsavedOf(cell.userId).some(
        (mark) => mark.columnId === cell.columnId && mark.state.name === 'INVALID',
      );
    if (cell && (to !== shown || isInvalid)) marks.change([{ ...cell, from: shown, to }]);
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
      if (cell) marks.keepInvalid({ ...cell, known: shown, text });
    },
    onCancel() {
      setEdit(null);
      focusOn(active);
    },
  };

  function startEdit(text?: string): void {
    if (!isOpen || !cell) return;
    const mark = unsavedOf(cell.userId).find(({ columnId }) => columnId === cell.columnId);
    const present = mark?.state.name === 'INVALID' ? mark.state.text : markInField(shown);
    setEdit({ text: text ?? present });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const key = {
      key: event.key,
      shiftKey: event.shiftKey,
      isControl: event.ctrlKey || event.metaKey,
    };
    if (event.altKey) return;
    if (key.isControl && key.key.toLowerCase() === 'z') marks.undo?.();
    else if (key.key === 'F2') startEdit();
    else if (key.key === 'Delete' || key.key === 'Backspace') {
      if (isOpen) give(null);
    } else if (key.key === 'Escape') bar.current?.querySelector('button')?.focus();
    else if (isTyping(key) && isOpen) startEdit(key.key);
    else if (!moveBy(key)) return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (edit || !canWrite || text.trim() === '') return;
    event.preventDefault();
    const [[only = '', ...besides] = [], ...below] = pastedCells(text);
    if (besides.length === 0 && below.length === 0) return startEdit(only.trim().slice(0, 40));
    const markOf = (userId: string, columnId: string) => {
      const found = students.find((one) => one.userId === userId);
      return found ? shownMark(found, { unsaved: marks.unsaved, columnId }) : null;
    };
    askPaste(planPaste(text, { start: active, students, columns, markOf }));
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const [row, at] = (target.dataset.place ?? '').split('.').map(Number);
    if (row !== undefined && at !== undefined) setChosen({ row, column: at });
  }

  return (
    <div className={classes.sheet} ref={bar}>
      {student && column && (
        <CellBar
          id={barId}
          student={student}
          column={column}
          passing={rules.passing}
          canWrite={canWrite}
          marks={marks}
          onHistory={onHistory}
          onChoice={() => focusOn(active)}
        />
      )}
      <div className={classes.sheetScroll}>
        <table
          ref={table}
          role="grid"
          aria-label="Boletim"
          aria-readonly={!canWrite}
          className={classes.sheetTable}
          onKeyDown={edit ? undefined : onKeyDown}
          onPaste={onPaste}
          onFocus={onFocus}
          onDoubleClick={() => startEdit()}
          onClick={(event) => isTouch(event) && !edit && startEditAt(event.target)}
        >
          <SheetHead groups={groups} />
          <tbody>
            {students.map((one, row) => (
              <GradebookRow
                key={one.userId}
                row={row}
                student={one}
                columns={columns}
                unsaved={unsavedOf(one.userId)}
                canWrite={canWrite}
                active={row === active.row ? active.column : null}
                edit={row === active.row ? edit : null}
                describedBy={barId}
                {...(row === active.row ? editing : noEditing)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );

  /** A finger has no key to begin with; its first tap has moved the focus. */
  function startEditAt(target: EventTarget): void {
    const place = target instanceof HTMLElement && target.closest<HTMLElement>('[data-place]');
    if (place && place.dataset.place === `${active.row}.${active.column}`) startEdit();
  }
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** Two rows: the terms, and the columns of each. */
function SheetHead({ groups }: { groups: readonly ColumnGroup[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={classes.sheetName}>
          Estudante
        </th>
        {groups.map(({ term, isLocked, columns }) => (
          <th key={term ?? ''} scope="colgroup" colSpan={columns.length} data-group>
            <span className={classes.sheetGroup}>
              {isLocked && <IconLock size={16} aria-hidden="true" />}
              {term ?? 'Ano'}
              {isLocked && ' (fechado)'}
            </span>
          </th>
        ))}
      </tr>
      <tr>
        {groups.flatMap(({ columns }) =>
          columns.map((column) => (
            <th key={columnKey(column)} scope="col" data-kind={column.kind}>
              {column.kind === 'MARK' ? (
                <>
                  {column.column.title}
                  <Muted as="div" size={13}>
                    {column.column.isRecovery
                      ? 'recuperação'
                      : `peso ${String(column.column.weight).replace('.', ',')}`}
                  </Muted>
                </>
              ) : column.term === null ? (
                'Final'
              ) : (
                'Resultado'
              )}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}
