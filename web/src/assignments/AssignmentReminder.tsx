import { Button } from '@mantine/core';
import type { StatusCounts } from '@sabia/domain/assignments/assignment.ts';
import type { Reminder } from '@sabia/domain/assignments/reminder.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { count } from '../ui/words/plural.ts';
import { useNow } from '../ui/words/use-now.ts';
import { useAssignments } from './assignments.api.ts';
import { momentInWords, zoneOfDevice } from './due-words.ts';

interface AssignmentReminderProps {
  classId: string;
  assignmentId: string;
  counts: StatusCounts;
  last: Reminder | null;
  /** Of the class. */
  timeZone: string;
  /** The viewer may have the students reminded. */
  leads: boolean;
}

const students = (quantity: number) => count(quantity, 'estudante', 'estudantes');

/** Has those reminded who have not handed in, and tells of the last time. */
export function AssignmentReminder({
  classId,
  assignmentId,
  counts,
  last,
  timeZone,
  leads,
}: AssignmentReminderProps) {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { remind } = useAssignments(classId);
  const reminding = useMutation({
    mutationFn: () => remind(assignmentId),
    onSuccess: ({ studentsQtd }) =>
      showToast({ kind: 'success', message: `Lembrete a caminho de ${students(studentsQtd)}` }),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  const waiting = counts.NOT_YET + counts.BEGUN;
  const words = (moment: string) =>
    momentInWords(moment, { now, ownZone: zoneOfDevice(), classZone: timeZone });
  const isTooEarly = last !== null && now < new Date(last.nextAt);
  if (!last && (!leads || waiting === 0)) return null;
  return (
    <Row gap={12}>
      {leads && waiting > 0 && (
        <Button variant="default" disabled={isTooEarly} onClick={() => setAsking(true)}>
          Lembrar quem não entregou
        </Button>
      )}
      {last && (
        <Muted size={14}>
          Último lembrete: {words(last.remindedAt)}, a {students(last.studentsQtd)}.
          {leads && isTooEarly && ` O próximo pode ir ${words(last.nextAt)}.`}
        </Muted>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Lembrar quem não entregou?"
        confirmLabel="Enviar lembrete"
        isPending={reminding.isPending}
        onConfirm={reminding.mutate}
        onClose={() => setAsking(false)}
      >
        {students(waiting)} {waiting === 1 ? 'recebe' : 'recebem'} um e-mail com o endereço e o
        prazo da atividade. Só dá para enviar um lembrete por dia.
      </ConfirmDialog>
    </Row>
  );
}
