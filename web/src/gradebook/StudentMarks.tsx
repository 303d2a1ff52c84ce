import { ActionIcon, TextInput } from '@mantine/core';
import { markFromText } from '@sabia/domain/gradebook/mark.ts';
import { withComma } from '@sabia/domain/gradebook/with-comma.ts';
import { IconHistory, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { derivationInWords } from './CellBar.tsx';
import { markInField, resultInWords, resultOf } from './cell-words.ts';
import type { Gradebook, GradebookStudent, Rules } from './gradebook.api.ts';
import { shownMark } from './GradebookRow.tsx';
import {
  type ColumnGroup,
  columnGroups,
  columnInWords,
  type SheetColumn,
} from './sheet-columns.ts';
import { UnsavedNote } from './UnsavedNote.tsx';
import { cellKey, type CellId } from './unsaved-marks.ts';
import type { Marks } from './use-marks.ts';

interface StudentMarksProps {
  gradebook: Gradebook;
  rules: Rules;
  student: GradebookStudent;
  marks: Marks;
  canWrite: boolean;
  onHistory: (cell: CellId) => void;
}

/** The marks of one student by terms, for a phone. */
export function StudentMarks({ gradebook, rules, student, ...props }: StudentMarksProps) {
  const { students } = gradebook;
  const at = students.indexOf(student);
  return (
    <Stack as="section" gap={16} aria-label={student.name}>
      <TextLink to="." search={(search) => ({ ...search, estudante: undefined })}>
        Todos os estudantes
      </TextLink>
      <Heading>{student.name}</Heading>
      <Neighbours before={students[at - 1]} after={students[at + 1]} />
      {columnGroups(rules, gradebook).map((group) => (
        <TermCard
          key={`${student.userId} ${group.term ?? ''}`}
          group={group}
          rules={rules}
          student={student}
          {...props}
        />
      ))}
      <Neighbours before={students[at - 1]} after={students[at + 1]} />
    </Stack>
  );
}

interface NeighboursProps {
  before: GradebookStudent | undefined;
  after: GradebookStudent | undefined;
}

const Neighbours = ({ before, after }: NeighboursProps) => (
  <Row justify="between">
    {before ? <Neighbour student={before}>Anterior</Neighbour> : <span />}
    {after && <Neighbour student={after}>Próximo</Neighbour>}
  </Row>
);

const Neighbour = ({ student, children }: { student: GradebookStudent; children: string }) => (
  <ButtonLink
    variant="default"
    to="."
    search={(search) => ({ ...search, estudante: student.userId })}
    aria-label={`${children}: ${student.name}`}
  >
    {children}
  </ButtonLink>
);

interface TermCardProps extends Omit<StudentMarksProps, 'gradebook'> {
  group: ColumnGroup;
}

function TermCard({ group: { term, isLocked, columns }, rules, student, ...props }: TermCardProps) {
  const title = term ?? 'Ano';
  return (
    <Card as="section" gap={16} aria-label={title}>
      <Row>
        <Heading as="h3" size={17}>
          {title}
        </Heading>
        {isLocked && (
          <Muted as="span" size={13}>
            <IconLock size={14} aria-hidden="true" /> fechado
          </Muted>
        )}
      </Row>
      {columns.map((column) =>
        column.kind === 'MARK' ? (
          <MarkField key={column.column.id} column={column} student={student} {...props} />
        ) : null,
      )}
      <Stack gap={4}>
        <p>
          {term === null ? 'Resultado final: ' : 'Resultado: '}
          <strong>{resultInWords(resultOf(student, term).value)}</strong>
        </p>
        <Muted size={14}>{derivationInWords(student, { term, passing: rules.passing })}</Muted>
      </Stack>
    </Card>
  );
}

interface MarkFieldProps extends Omit<TermCardProps, 'group' | 'rules'> {
  column: Extract<SheetColumn, { kind: 'MARK' }>;
}

function MarkField({ column, student, marks, canWrite, onHistory }: MarkFieldProps) {
  const {
    column: { id: columnId, title, weight, isRecovery },
    isLocked,
    filledBy,
  } = column;
  const cell = { userId: student.userId, columnId };
  const unsaved = marks.unsaved.get(cellKey(cell));
  const shown = shownMark(student, { unsaved: marks.unsaved, columnId });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = unsaved?.state.name === 'INVALID' ? unsaved.state.text : markInField(shown);
  const isFixed = isLocked || !canWrite;

  function save(): void {
    if (typed === null) return;
    setTyped(null);
    const mark = markFromText(typed);
    if (mark === undefined) marks.keepInvalid({ ...cell, known: shown, text: typed.trim() });
    else if (mark !== shown || unsaved?.state.name === 'INVALID')
      marks.change([{ ...cell, from: shown, to: mark }]);
  }

  return (
    <Stack gap={4}>
      <TextInput
        size="lg"
        label={title}
        description={[isRecovery ? 'Recuperação' : `Peso ${withComma(weight)}`, filledBy]
          .filter(Boolean)
          .join(' · ')}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={40}
        readOnly={isFixed}
        variant={isFixed ? 'filled' : 'default'}
        rightSectionWidth={52}
        rightSectionPointerEvents="all"
        rightSection={
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={`Histórico: ${columnInWords(column)}`}
            onClick={() => onHistory(cell)}
          >
            <IconHistory size={20} aria-hidden="true" />
          </ActionIcon>
        }
        value={typed ?? kept}
        error={unsaved && unsaved.state.name !== 'WAITING'}
        onChange={({ currentTarget }) => !isFixed && setTyped(currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && focusNextField(event)}
      />
      {unsaved && <UnsavedNote mark={unsaved} marks={marks} onChoice={() => {}} />}
    </Stack>
  );
}

/** Enter goes to the next mark, and from the last one out of the field, which saves it. */
function focusNextField({ currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input:not([readonly])')];
  const next = fields[fields.indexOf(currentTarget) + 1];
  if (next) next.focus();
  else currentTarget.blur();
}
