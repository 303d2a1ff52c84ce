import { TextInput } from '@mantine/core';
import type { ListedUser } from '@sabia/domain/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { count } from '../../../ui/words/plural.ts';
import { CheckboxLabel } from '../../../ui/primitives/CheckboxLabel.tsx';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { lastMomentOf } from '../../../ui/words/wall-clock.ts';
import { useUserAdministration } from '../administering.api.ts';
import { type BulkAct, bulkActs, reportWords } from './bulk-acts.ts';

interface BulkDialogProps {
  act: BulkAct;
  /** Those to whom the act applies. */
  people: readonly ListedUser[];
  /** Number of selected people to whom it does not apply. */
  leftOut: number;
  onDone: (words: string) => void;
  onClose: () => void;
}

const dangerous: readonly BulkAct[] = ['BLOCK', 'REMOVE'];
const confirmation = 'excluir';

/** Says what an act means for the selected people, and does it. */
export function BulkDialog({ act, people, leftOut, onDone, onClose }: BulkDialogProps) {
  const { changePeople, removePeople } = useUserAdministration();
  const [day, setDay] = useState('');
  const [typed, setTyped] = useState('');
  const [keepsName, setKeepsName] = useState(true);
  const ids = people.map(({ id }) => id);
  const change = useMutation({
    mutationFn: () => {
      if (act === 'REMOVE') return removePeople(people, keepsName);
      if (act !== 'GRANT') return changePeople(ids, { kind: act });
      return changePeople(ids, { kind: act, until: lastMomentOf(day) ?? '' });
    },
    onSuccess: ({ doneQtd, skippedQtd }) => {
      onDone(reportWords(act, doneQtd, skippedQtd + leftOut));
      onClose();
    },
  });
  const { verb, consequences } = bulkActs[act];
  const isIncomplete =
    (act === 'GRANT' && !day) || (act === 'REMOVE' && typed.trim().toLowerCase() !== confirmation);
  return (
    <ConfirmDialog
      isOpen
      title={`${verb}: ${count(people.length, 'pessoa', 'pessoas')}?`}
      confirmLabel={verb}
      isDangerous={dangerous.includes(act)}
      isDisabled={isIncomplete}
      isPending={change.isPending}
      onConfirm={change.mutate}
      onClose={onClose}
    >
      <Stack gap={12}>
        <p>{consequences}</p>
        {leftOut > 0 && (
          <p>{`${count(leftOut, 'pessoa selecionada fica', 'pessoas selecionadas ficam')} de fora: não se aplica a ela${leftOut > 1 ? 's' : ''}.`}</p>
        )}
        {act === 'GRANT' && (
          <TextInput
            type="date"
            label="Até"
            description="O último dia."
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        )}
        {act === 'REMOVE' && (
          <>
            <CheckboxLabel>
              <input
                type="checkbox"
                checked={keepsName}
                onChange={({ currentTarget }) => setKeepsName(currentTarget.checked)}
              />
              Manter os nomes nos certificados que receberam
            </CheckboxLabel>
            <TextInput
              label={`Para confirmar, digite ${confirmation}`}
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </>
        )}
        <div role="alert">
          {change.error instanceof ApiProblem && (
            <ErrorMessage>{change.error.errors[0]?.message ?? change.error.detail}</ErrorMessage>
          )}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}
