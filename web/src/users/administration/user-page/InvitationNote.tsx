import { Button } from '@mantine/core';
import type { User } from '@sabia/domain/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Callout } from '../../../ui/primitives/Callout.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { showToast } from '../../../ui/states/toast.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { InvitationForm } from './InvitationForm.tsx';

/** Shown for an invited user until the invitation is accepted. */
export function InvitationNote({ user }: { user: User }) {
  const { inviteAgain } = useUserAdministration();
  const [isCorrecting, setCorrecting] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const sending = useMutation({
    mutationFn: () => inviteAgain(user.id),
    onSuccess: () => showToast({ kind: 'success', message: 'O convite vai sair de novo' }),
    onError: showFailure,
  });
  return (
    <Callout>
      <p>
        Esta pessoa ainda não aceitou o convite. O que você definir aqui vale quando ela abrir o
        link que enviamos para <strong>{user.email}</strong>.
      </p>
      {isCorrecting ? (
        <InvitationForm user={user} onDone={() => setCorrecting(false)} />
      ) : (
        <Row gap={12}>
          <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
            Reenviar convite
          </Button>
          <Button variant="default" onClick={() => setCorrecting(true)}>
            Corrigir nome ou e-mail
          </Button>
          <Button variant="default" onClick={() => setWithdrawing(true)}>
            Retirar convite
          </Button>
        </Row>
      )}
      <WithdrawalDialog user={user} isOpen={isWithdrawing} onClose={() => setWithdrawing(false)} />
    </Callout>
  );
}

interface WithdrawalDialogProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

function WithdrawalDialog({ user, isOpen, onClose }: WithdrawalDialogProps) {
  const { withdrawInvitation } = useUserAdministration();
  const navigate = useNavigate();
  const withdrawal = useMutation({
    mutationFn: () => withdrawInvitation(user.id),
    onSuccess: () => {
      onClose();
      showToast({ kind: 'success', message: 'Convite retirado' });
      void navigate({ to: '/admin/usuarios', search: { page: 1 } });
    },
    onError: showFailure,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Retirar o convite de ${user.name}?`}
      confirmLabel="Retirar convite"
      isDangerous
      isPending={withdrawal.isPending}
      onConfirm={withdrawal.mutate}
      onClose={onClose}
    >
      {`O link que foi para ${user.email} deixa de valer, e o papel, o acesso e a turma definidos aqui se perdem. Para mudar de ideia, convide a pessoa de novo.`}
    </ConfirmDialog>
  );
}
