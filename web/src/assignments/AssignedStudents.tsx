import { Button, TextInput } from '@mantine/core';
import type { AssignedStudent } from '@sabia/domain/assignments/assignment.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { ListingTable, TitleCell } from '../ui/lists/ListingTable.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { useAssignments } from './assignments.api.ts';
import { momentInWords, statusNames, zoneOfDevice } from './due-words.ts';

interface AssignedStudentsProps {
  classId: string;
  assignmentId: string;
  students: readonly AssignedStudent[];
  /** Of the class. */
  timeZone: string;
  /** The viewer may extend the assignment. */
  leads: boolean;
}

/** The students of a class with the state of an assignment. */
export function AssignedStudents({ students, leads, timeZone, ...place }: AssignedStudentsProps) {
  const now = useNow();
  const words = (moment: string | null) =>
    moment ? momentInWords(moment, { now, ownZone: zoneOfDevice(), classZone: timeZone }) : '–';
  return (
    <ListingTable
      label="Quem entregou"
      columns={['Estudante', 'Começou', 'Entregou', 'Prorrogado']}
    >
      {students.map((student) => (
        <tr key={student.userId}>
          <TitleCell details={statusNames[student.status]}>
            <strong>{student.name}</strong>
          </TitleCell>
          <td data-label="Começou">{words(student.begunAt)}</td>
          <td data-label="Entregou">{words(student.handedInAt)}</td>
          <td data-label="Prorrogado">
            {student.extendedTo ? `até ${words(student.extendedTo)}` : '–'}
          </td>
          <td>{leads && <Extension {...place} student={student} timeZone={timeZone} />}</td>
        </tr>
      ))}
    </ListingTable>
  );
}

interface ExtensionProps {
  classId: string;
  assignmentId: string;
  student: AssignedStudent;
  timeZone: string;
}

/** Gives a student more time, or takes it back. */
function Extension({ classId, assignmentId, student, timeZone }: ExtensionProps) {
  const { userId, name, extendedTo } = student;
  const shown = extendedTo ? wallClockAt(new Date(extendedTo), timeZone) : '';
  const [isAsking, setAsking] = useState(false);
  const [until, setUntil] = useState('');
  const { extend } = useAssignments(classId);
  const extension = useMutation({
    mutationFn: (moment: string | null) => extend(assignmentId, userId, moment),
    onSuccess: (_, moment) =>
      showToast({
        kind: 'success',
        message: moment ? `${name} tem mais tempo` : `O prazo de ${name} é o da turma`,
      }),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="default"
        aria-label={`Prorrogar o prazo de ${name}`}
        onClick={() => {
          setUntil(shown);
          setAsking(true);
        }}
      >
        Prorrogar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Prorrogar o prazo de ${name}`}
        confirmLabel="Prorrogar"
        isDisabled={until === '' || until === shown}
        isPending={extension.isPending}
        otherChoice={
          extendedTo
            ? { label: 'Voltar ao prazo da turma', onChoose: () => extension.mutate(null) }
            : undefined
        }
        onConfirm={() => extension.mutate(until)}
        onClose={() => setAsking(false)}
      >
        <TextInput
          type="datetime-local"
          label="Novo prazo"
          description="No horário da turma. Uma prorrogação nunca encurta o prazo."
          value={until}
          onChange={({ currentTarget: { value } }) => setUntil(value)}
        />
      </ConfirmDialog>
    </>
  );
}
