import { Menu } from '@mantine/core';
import { IconCopy, IconEye, IconPencil, IconPower, IconTrash } from '@tabler/icons-react';
import type { Usage } from '@sabia/domain/usage.ts';
import { useMutation, type UseQueryOptions } from '@tanstack/react-query';
import { Link, useNavigate, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ApiProblem } from '../platform/api-problem.ts';
import { DeleteUsedDialog } from './DeleteUsedDialog.tsx';
import { DotsMenu } from './DotsMenu.tsx';
import { showFailure } from './show-failure.ts';
import { showToast } from './toast.tsx';

type Place = Pick<LinkProps, 'to' | 'params'>;

interface ListedMenuProps {
  id: string;
  title: string;
  edit: (id: string) => Place;
  preview: Place;
  isActive: boolean;
  onSetActive: (isActive: boolean) => Promise<void>;
  /** Answers with the copy, which is opened. */
  onDuplicate: () => Promise<{ id: string }>;
  /** Menu items that only this kind of thing has. */
  more?: ReactNode;
  deleteLabel: string;
  /** Whom it would affect to delete it. */
  usage: UseQueryOptions<Usage, ApiProblem>;
  onDelete: () => Promise<void>;
  /** What follows from deleting it. */
  children: ReactNode;
}

/** What can be done with a thing in a listing of the administration. */
export function ListedMenu({
  id,
  title,
  edit,
  preview,
  isActive,
  onSetActive,
  onDuplicate,
  more,
  deleteLabel,
  usage,
  onDelete,
  children,
}: ListedMenuProps) {
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
  return (
    <>
      <DotsMenu label={`Ações de ${title}`} isBusy={duplication.isPending}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(item) => <Link {...item} {...edit(id)} />}
        >
          Editar
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEye size={18} />}
          renderRoot={(item) => <Link {...item} {...preview} />}
        >
          Pré-visualizar
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => duplication.mutate()}>
          Duplicar
        </Menu.Item>
        {more}
        <Menu.Item
          leftSection={<IconPower size={18} />}
          onClick={() => void onSetActive(!isActive)}
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
        confirmLabel={deleteLabel}
        onDelete={onDelete}
        onClose={() => setDeleting(false)}
      >
        {children}
      </DeleteUsedDialog>
    </>
  );
}
