import { TextInput } from '@mantine/core';
import type { ListedUser } from '@sabia/domain/users/user.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { subscriptionQuery } from '../../../subscriptions/subscriptions.api.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { CheckboxLabel } from '../../../ui/primitives/CheckboxLabel.tsx';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { paidWords } from '../paid-words.ts';

interface RemovalDialogProps {
  user: ListedUser;
  isOpen: boolean;
  onClose: () => void;
}

/** Removes a user for good; the typed e-mail confirms it. */
export function RemovalDialog({ user, isOpen, onClose }: RemovalDialogProps) {
  const { removeUser } = useUserAdministration();
  const navigate = useNavigate();
  const { id, name, email } = user;
  const { data: known } = useQuery({ ...subscriptionQuery(id), enabled: isOpen });
  const [typed, setTyped] = useState('');
  const [keepsName, setKeepsName] = useState(true);
  const removal = useMutation({
    mutationFn: () => removeUser(id, keepsName),
    onSuccess: () => {
      onClose();
      showToast({ kind: 'success', message: 'Pessoa excluída' });
      void navigate({ to: '/admin/usuarios', search: { page: 1 } });
    },
  });
  const paid = known && paidWords(known);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Excluir ${name} da escola?`}
      confirmLabel="Excluir de vez"
      isDangerous
      isDisabled={!known || typed.trim().toLowerCase() !== email.toLowerCase()}
      isPending={removal.isPending}
      onConfirm={removal.mutate}
      onClose={() => {
        removal.reset();
        setTyped('');
        onClose();
      }}
    >
      <Stack gap={12}>
        <p>
          A conta e os dados pessoais são apagados, e não dá para desfazer. O que a pessoa fez conta
          nos números da escola sem o nome dela. Para impedir só a entrada, bloqueie.
        </p>
        {paid && (
          <p>{`${paid} A assinatura termina e nada mais é cobrado; o que já foi pago não é devolvido por aqui.`}</p>
        )}
        <CheckboxLabel>
          <input
            type="checkbox"
            checked={keepsName}
            onChange={({ currentTarget }) => setKeepsName(currentTarget.checked)}
          />
          Manter o nome nos certificados que ela recebeu
        </CheckboxLabel>
        <TextInput
          label={`Para confirmar, digite ${email}`}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div role="alert">
          {removal.error instanceof ApiProblem && (
            <ErrorMessage>{removal.error.detail}</ErrorMessage>
          )}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}
