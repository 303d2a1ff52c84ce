import { Menu } from '@mantine/core';
import type { ClassCard } from '@sabia/domain/classes/class.ts';
import { IconPencil, IconPower } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { useClassAdministration } from './class-administration.api.ts';

/** Edits a class, archives it or opens it again. */
export function ClassMenu({ of: { id, title, isArchived } }: { of: ClassCard }) {
  const [isAsking, setAsking] = useState(false);
  const { changeClass } = useClassAdministration();
  const change = useMutation({
    mutationFn: (archived: boolean) => changeClass(id, { isArchived: archived }),
    // The class has been read again by then: what it is now does not tell what was done.
    onSuccess: (_, archived) =>
      showToast({ kind: 'success', message: archived ? 'Turma arquivada' : 'Turma reaberta' }),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <DotsMenu label={`Ações de ${title}`}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(item) => (
            <Link {...item} to="/admin/turmas/$classId/editar" params={{ classId: id }} />
          )}
        >
          Editar
        </Menu.Item>
        {isArchived ? (
          <Menu.Item leftSection={<IconPower size={18} />} onClick={() => change.mutate(false)}>
            Reabrir
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconPower size={18} />} onClick={() => setAsking(true)}>
            Arquivar
          </Menu.Item>
        )}
      </DotsMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Arquivar ${title}?`}
        confirmLabel="Arquivar"
        isPending={change.isPending}
        onConfirm={() => change.mutate(true)}
        onClose={() => setAsking(false)}
      >
        Ninguém mais entra na turma, e o código deixa de valer. Quem já está nela continua a vê-la,
        e nada do que fez se perde. Você pode reabrir a turma quando quiser.
      </ConfirmDialog>
    </>
  );
}
