import { Menu } from '@mantine/core';
import { IconCopy, IconEye, IconPencil, IconPower, IconTrash } from '@tabler/icons-react';
import type { Usage } from '@sabia/domain/usage.ts';
import { useMutation, type UseQueryOptions } from '@tanstack/react-query';
import { Link, useNavigate, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { DeleteUsedDialog } from '../ui/dialogs/DeleteUsedDialog.tsx';
import { DotsMenu } from '../ui/lists/DotsMenu.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { kindWords } from './kind-words.ts';
import { type Publishable, usePublishableListing } from './publishable.ts';

type Destination = Pick<LinkProps, 'to' | 'params'>;

interface PublishableMenuProps {
  item: Publishable;
  edit: (id: string) => Destination;
  preview: Destination;
  /** Answers with the copy, which is then opened. */
  onDuplicate: () => Promise<{ id: string }>;
  /** Menu items that only this kind of entity has. */
  more?: ReactNode;
  /** The learners and trails that deletion would affect. */
  usage: UseQueryOptions<Usage, ApiProblem>;
  onDelete: () => Promise<void>;
  /** Undoes the deletion; answers with the notice that tells it. Absent for a kind that the bin does not hold. */
  onRestore?: () => Promise<string>;
  /** The consequence of deletion, in the dialog that asks for confirmation. */
  children: ReactNode;
}

/** The actions menu of a row in a listing of courses, trails, lives or practice exams. */
export function PublishableMenu({
  item: { id, title, isActive },
  edit,
  preview,
  onDuplicate,
  more,
  usage,
  onDelete,
  onRestore,
  children,
}: PublishableMenuProps) {
  const { kind, setActive, tell } = usePublishableListing();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const duplication = useMutation({
    mutationFn: onDuplicate,
    onSuccess: (copy) => {
      showToast({ kind: 'success', message: 'Cópia criada. Ela fica inativa até você publicar.' });
      return navigate(edit(copy.id));
    },
    onError: showFailure,
  });

  async function remove(): Promise<void> {
    await onDelete();
    if (!onRestore) return;
    const undo = () =>
      void onRestore()
        .then((text) => tell({ text }))
        .catch(showFailure);
    tell({ text: `“${title}” foi para a lixeira.`, undo });
  }

  return (
    <>
      <DotsMenu label={`Ações de ${title}`} isBusy={duplication.isPending}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(props) => <Link {...props} {...edit(id)} />}
        >
          Editar
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEye size={18} />}
          renderRoot={(props) => <Link {...props} {...preview} />}
        >
          Pré-visualizar
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => duplication.mutate()}>
          Duplicar
        </Menu.Item>
        {more}
        <Menu.Item
          leftSection={<IconPower size={18} />}
          onClick={() => void setActive([id], !isActive)}
        >
          {isActive ? 'Desativar' : 'Ativar'}
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={18} />}
          onClick={() => setDeleting(true)}
        >
          Excluir
        </Menu.Item>
      </DotsMenu>
      <DeleteUsedDialog
        isOpen={isDeleting}
        title={title}
        usage={usage}
        confirmLabel={`Excluir ${kindWords[kind][0]}`}
        onDelete={remove}
        onClose={() => setDeleting(false)}
      >
        {children}
      </DeleteUsedDialog>
    </>
  );
}
