import { withComma } from '@sabia/domain/gradebook/with-comma.ts';
import { IconBolt, IconLock } from '@tabler/icons-react';
import { useId, useMemo, useRef } from 'react';
import classes from '../ui/lists/ListingTable.module.css';
import { Muted } from '../ui/primitives/Muted.tsx';
import { CellBar } from './CellBar.tsx';
import type { Gradebook, Rules } from './gradebook.api.ts';
import { GradebookRow } from './GradebookRow.tsx';
import type { PastePlan } from './paste-plan.ts';
import { type ColumnGroup, columnGroups, columnKey } from './sheet-columns.ts';
import type { CellId } from './unsaved-marks.ts';
import type { Marks } from './use-marks.ts';
import { useSheet } from './use-sheet.ts';

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
  gradebook,
  rules,
  marks,
  canWrite,
  onHistory,
  onPaste,
}: GradebookTableProps) {
  const { students, closedTerms, sourceTitles } = gradebook;
  const groups = useMemo(
    () => columnGroups(rules, { closedTerms, sourceTitles }),
    [rules, closedTerms, sourceTitles],
  );
  const columns = useMemo(() => groups.flatMap((group) => group.columns), [groups]);
  const frame = useRef<HTMLDivElement>(null);
  const barId = useId();
  const { table, active, edit, editing, handlers, unsavedOf, focusOn } = useSheet({
    students,
    columns,
    marks,
    canWrite,
    onPaste,
    onLeave: () => frame.current?.querySelector('button')?.focus(),
  });
  const student = students[active.row];
  const column = columns[active.column];

  return (
    <div className={classes.sheet} ref={frame}>
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of an editable grid
          role="grid"
          aria-label="Boletim"
          aria-readonly={!canWrite}
          className={classes.sheetTable}
          {...handlers}
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
}

/** The sign of a column whose marks are not typed in. */
const FilledSign = ({ words }: { words: string }) => (
  <span role="img" aria-label={words} title={words}>
    {' '}
    <IconBolt size={14} aria-hidden="true" />
  </span>
);

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
                  {column.filledBy && <FilledSign words={column.filledBy} />}
                  <Muted as="div" size={13}>
                    {column.column.isRecovery
                      ? 'recuperação'
                      : `peso ${withComma(column.column.weight)}`}
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
