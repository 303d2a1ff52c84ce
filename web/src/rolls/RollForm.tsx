import { Button } from '@mantine/core';
import { type RollState, rollStates } from '@sabia/domain/rolls/roll-state.ts';
import { useState } from 'react';
import { v7 } from 'uuid';
import { useOutbox } from '../layout/use-outbox.ts';
import { serverDate } from '../platform/clock.ts';
import { LeaveGuard } from '../ui/dialogs/LeaveGuard.tsx';
import { SaveBar } from '../ui/forms/SaveBar.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { formatMoment } from '../ui/words/dates.ts';
import { useNow } from '../ui/words/use-now.ts';
import { type Choices, countStates, marksToSave, stateOf, withMarks } from './roll-list.ts';
import { absencesInWords, stateNames } from './roll-words.ts';
import type { Roll } from './rolls.api.ts';
import { rollsOutboxOf } from './rolls-outbox.ts';

interface RollFormProps {
  classId: string;
  /** As the server or the device has it. */
  roll: Roll;
  /** True for a choice that is not saved, false after a save. */
  onChoice: (hasChoices: boolean) => void;
}

const noChoices: Choices = new Map();

/** The students of a day with their states. Nothing is sent before it is saved. */
export function RollForm({ classId, roll, onChoice }: RollFormProps) {
  const { date } = roll;
  const { entries, add, owner } = useOutbox(rollsOutboxOf);
  const [choices, setChoices] = useState(noChoices);
  const waiting = entries.filter((entry) => entry.classId === classId && entry.date === date);
  const known = withMarks(
    roll,
    waiting.flatMap(({ marks }) => marks),
  );
  const isTaken = known.students.some(({ state }) => state !== null);
  const hasChoices = known.students.some(
    (student) => stateOf(student, choices) !== (student.state ?? 'PRESENT'),
  );

  function save(): void {
    const marks = marksToSave(known, { choices, markedAt: serverDate().toISOString() });
    setChoices(noChoices);
    onChoice(false);
    if (marks.length > 0) add({ key: v7(), owner, classId, date, marks });
    else showToast({ kind: 'success', message: 'A chamada já está salva.' });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LeaveGuard hasChanges={() => hasChoices} isKept={false} />
      <Stack gap={12}>
        <p role="status">
          <strong>{absencesInWords(countStates(known, choices))}</strong>
        </p>
        <Muted size={14}>
          {isTaken ? <LastMark of={roll} /> : 'Todos presentes: toque em quem falta. '}
          Cada toque muda o estado: falta, atraso, falta justificada, presente.
        </Muted>
        <DividedList>
          {known.students.map((student) => {
            const state = stateOf(student, choices);
            return (
              <li key={student.userId}>
                <StudentButton
                  name={student.name}
                  state={state}
                  onTap={() => {
                    setChoices(new Map(choices).set(student.userId, after(state)));
                    onChoice(true);
                  }}
                />
              </li>
            );
          })}
        </DividedList>
        <SaveBar label="Salvar chamada" isSaving={false} hasUnsaved={hasChoices} />
      </Stack>
    </form>
  );
}

/** The states in turn: the first tap makes a student absent. */
const after = (state: RollState): RollState =>
  rollStates[(rollStates.indexOf(state) + 1) % rollStates.length] ?? 'PRESENT';

const tones = {
  PRESENT: 'success',
  ABSENT: 'danger',
  LATE: 'alive',
  JUSTIFIED: 'muted',
} as const;

interface StudentButtonProps {
  name: string;
  state: RollState;
  onTap: () => void;
}

/** As wide as the list, for a thumb. */
const StudentButton = ({ name, state, onTap }: StudentButtonProps) => (
  <Button
    variant="subtle"
    color="gray"
    fullWidth
    justify="space-between"
    h="auto"
    mih={44}
    p={8}
    styles={{
      root: { color: 'var(--mantine-color-text)', lineHeight: 1.4 },
      inner: { height: 'auto' },
      // A long name has several lines.
      label: {
        height: 'auto',
        whiteSpace: 'normal',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        overflow: 'visible',
      },
    }}
    rightSection={<Tag tone={tones[state]}>{stateNames[state]}</Tag>}
    onClick={onTap}
  >
    {name}
  </Button>
);

/** 'Última marca: Rita Lobo, hoje às 09:12. ' */
function LastMark({ of: { students } }: { of: Roll }) {
  const now = useNow();
  const last = students.reduce<Roll['students'][number] | null>(
    (latest, student) => ((student.markedAt ?? '') > (latest?.markedAt ?? '') ? student : latest),
    null,
  );
  if (!last?.markedAt) return null;
  return `Última marca: ${[last.markedBy, formatMoment(last.markedAt, now)].filter(Boolean).join(', ')}. `;
}
