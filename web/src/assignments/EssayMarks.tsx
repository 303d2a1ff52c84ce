import { Button } from '@mantine/core';
import type { Assignment, EssayCounts } from '@sabia/domain/assignments/assignment.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { useAssignments } from './assignments.api.ts';
import { correctedWords, marksWords } from './due-words.ts';

interface EssayMarksProps {
  of: Assignment;
  classId: string;
  essays: EssayCounts;
  leads: boolean;
}

/** The number of corrected essays, and the publication of their marks for the whole class (product.md DUE10). */
export function EssayMarks({ of: assignment, classId, essays, leads }: EssayMarksProps) {
  const { id, title, results, publishedAt } = assignment;
  const [isAsking, setAsking] = useState(false);
  const { publish } = useAssignments(classId);
  const publication = useMutation({
    mutationFn: () => publish(id),
    onSuccess: () => showToast({ kind: 'success', message: 'Notas publicadas' }),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  const missing = essays.handedInQtd - essays.correctedQtd;
  return (
    <Stack as="section" aria-label="Redações" gap={12}>
      <Heading>Redações</Heading>
      <Row justify="between">
        <Stack gap={4}>
          <p>{correctedWords(essays)}</p>
          <Muted size={14}>{marksWords(assignment)}</Muted>
        </Stack>
        {leads && results === 'TOGETHER' && publishedAt === null && (
          <Button onClick={() => setAsking(true)}>Publicar notas</Button>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Publicar as notas de ${title}?`}
        confirmLabel="Publicar notas"
        isPending={publication.isPending}
        onConfirm={publication.mutate}
        onClose={() => setAsking(false)}
      >
        A turma inteira vê as notas, e isso não se desfaz.
        {missing > 0 &&
          (missing === 1
            ? ' Falta corrigir uma redação: a nota dela aparece assim que for dada.'
            : ` Faltam corrigir ${missing} redações: a nota de cada uma aparece assim que for dada.`)}
      </ConfirmDialog>
    </Stack>
  );
}
