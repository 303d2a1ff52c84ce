import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { markInWords } from '@sabia/domain/gradebook/mark.ts';
import classes from '../ui/lists/ListingTable.module.css';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { lockInWords, markOrDash, resultOf } from './cell-words.ts';
import type { GradebookStudent, Rules } from './gradebook.api.ts';
import { shownMark } from './GradebookRow.tsx';
import { columnInWords, type SheetColumn } from './sheet-columns.ts';
import { UnsavedNote } from './UnsavedNote.tsx';
import { cellKey, type CellId } from './unsaved-marks.ts';
import type { Marks } from './use-marks.ts';

interface CellBarProps {
  /** Of the words about the cell. */
  id: string;
  student: GradebookStudent;
  column: SheetColumn;
  passing: Rules['passing'];
  canWrite: boolean;
  marks: Marks;
  onHistory: (cell: CellId) => void;
  /** Back to the cell. */
  onChoice: () => void;
}

/** The words about the cell that has the focus: its mark, or its result with its derivation. */
export function CellBar({
  id,
  student,
  column,
  passing,
  canWrite,
  marks,
  onHistory,
  onChoice,
}: CellBarProps) {
  const cell = column.kind === 'MARK' && { userId: student.userId, columnId: column.column.id };
  const mark = cell && marks.unsaved.get(cellKey(cell));
  const lock = lockInWords(column, canWrite);
  return (
    <Row gap={12} justify="between" className={classes.cellBar}>
      <Stack gap={4} className={classes.entryWords}>
        <Muted size={13}>
          {student.name} · {columnInWords(column)}
        </Muted>
        <div id={id}>
          {mark && mark.state.name !== 'WAITING' ? (
            <UnsavedNote mark={mark} marks={marks} onChoice={onChoice} />
          ) : (
            <p className={classes.cellWords}>
              {cell
                ? markOrDash(
                    shownMark(student, { unsaved: marks.unsaved, columnId: cell.columnId }),
                  )
                : derivationInWords(student, { term: termOf(column), passing })}
              {column.kind === 'MARK' && column.filledBy && ` · ${column.filledBy}`}
              {lock && ` · ${lock}`}
            </p>
          )}
        </div>
      </Stack>
      {cell && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconHistory size={18} aria-hidden="true" />}
          onClick={() => onHistory(cell)}
        >
          Histórico
        </Button>
      )}
    </Row>
  );
}

const termOf = (column: SheetColumn): string | null =>
  column.kind === 'RESULT' ? column.term : null;

/** '7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3'; of the final result also whether it passes. */
export function derivationInWords(
  student: GradebookStudent,
  { term, passing }: { term: string | null; passing: Rules['passing'] },
): string {
  const { derivation } = resultOf(student, term);
  if (derivation === null) return 'Sem resultado ainda.';
  if (term !== null || student.final.hasPassed === null) return derivation;
  const least = markInWords(String(passing));
  return `${derivation} · ${student.final.hasPassed ? `passou (mínimo ${least})` : `abaixo do mínimo, ${least}`}`;
}
