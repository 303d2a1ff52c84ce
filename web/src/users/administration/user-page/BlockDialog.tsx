import type { ListedUser } from '@sabia/domain/users/user.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { subscriptionQuery } from '../../../subscriptions/subscriptions.api.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { paidWords } from '../paid-words.ts';

interface BlockDialogProps {
  user: ListedUser;
  isOpen: boolean;
  onClose: () => void;
}

/** Blocks a user or takes the block back, and says first what that means. */
export function BlockDialog({ user, isOpen, onClose }: BlockDialogProps) {
  const { blockUser } = useUserAdministration();
  const { id, name, isBlocked } = user;
  const { data: known } = useQuery({
    ...subscriptionQuery(id),
    enabled: isOpen && !isBlocked,
  });
  const change = useMutation({
    mutationFn: () => blockUser(id, !isBlocked),
    onSuccess: () => {
      onClose();
      showToast({ kind: 'success', message: isBlocked ? 'Desbloqueada' : 'Bloqueada' });
    },
  });
  const paid = known && paidWords(known);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isBlocked ? `Desbloquear ${name}?` : `Bloquear ${name}?`}
      confirmLabel={isBlocked ? 'Desbloquear' : 'Bloquear'}
      isDangerous={!isBlocked}
      isDisabled={!isBlocked && !known}
      isPending={change.isPending}
      onConfirm={change.mutate}
      onClose={() => {
        change.reset();
        onClose();
      }}
    >
      <Stack gap={12}>
        <p>
          {isBlocked
            ? 'Esta pessoa volta a poder entrar, com tudo o que tinha.'
            : 'Esta pessoa sai agora de todos os aparelhos e não consegue entrar enquanto durar o bloqueio. O que ela estudou continua guardado, e você pode desbloquear quando quiser.'}
        </p>
        {paid && (
          <p>{`${paid} Enquanto durar o bloqueio nada é cobrado; o que já foi pago não é devolvido por aqui.`}</p>
        )}
        <div role="alert">
          {change.error instanceof ApiProblem && <ErrorMessage>{change.error.detail}</ErrorMessage>}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}
