import type { User } from '@sabia/domain/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { useProfile } from '../../layout/session.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { useUserAdministration } from './administering.api.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';

interface RoleDialogProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms a change of role and shows why it was refused. */
export function RoleDialog({ user, isOpen, onClose }: RoleDialogProps) {
  const { changeRole } = useUserAdministration();
  const navigate = useNavigate();
  const isSelf = useProfile().id === user.id;
  const change = useMutation({
    mutationFn: () => changeRole(user.id, user.isAdmin ? 'LEARNER' : 'ADMIN'),
    onSuccess: () => {
      onClose();
      showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
      // Administrators who remove their own role leave the administration.
      if (isSelf) void navigate({ to: '/' });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={
        user.isAdmin
          ? `Tirar ${user.name} da administração?`
          : `Levar ${user.name} para a administração?`
      }
      confirmLabel={user.isAdmin ? 'Tirar da administração' : 'Levar para a administração'}
      isDangerous={user.isAdmin}
      isPending={change.isPending}
      onConfirm={change.mutate}
      onClose={() => {
        change.reset();
        onClose();
      }}
    >
      {consequence(user, isSelf)}
      <div role="alert">
        {change.error && <ErrorMessage>{sentenceOf(change.error)}</ErrorMessage>}
      </div>
    </ConfirmDialog>
  );
}

function consequence({ isAdmin }: User, isSelf: boolean): string {
  if (!isAdmin)
    return 'Esta pessoa passa a ver todo o conteúdo sem assinatura, a criar, alterar e excluir o que a escola tem, e a mudar o acesso das outras pessoas.';
  if (isSelf)
    return 'Você deixa de ver a administração agora mesmo, e só outra pessoa que administra pode trazer você de volta. Seu progresso nos estudos continua.';
  return 'Esta pessoa deixa de ver a administração agora mesmo, e volta a ver só o que a assinatura dela abre. O progresso nos estudos continua.';
}

/** Throws every other error again, because it is a bug. */
function sentenceOf(error: Error): string {
  if (error instanceof ApiProblem) return error.detail;
  throw error;
}
