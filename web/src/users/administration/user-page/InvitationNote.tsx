import { Button } from '@mantine/core';
import type { User } from '@sabia/domain/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../../../ui/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { Callout } from '../../../ui/primitives/Callout.tsx';

/** Shown for an invited user until the invitation is accepted. */
export function InvitationNote({ user }: { user: User }) {
  const { inviteAgain } = useUserAdministration();
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
      <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
        Reenviar convite
      </Button>
    </Callout>
  );
}
