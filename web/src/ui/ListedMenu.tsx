import { Menu } from '@mantine/core';
import { IconEye, IconPencil, IconPower, IconTrash } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DotsMenu } from './DotsMenu.tsx';

type Place = Pick<LinkProps, 'to' | 'params'>;

interface ListedMenuProps {
  title: string;
  edit: Place;
  preview: Place;
  isActive: boolean;
  onSetActive: (isActive: boolean) => Promise<void>;
  deleteLabel: string;
  onDelete: () => Promise<void>;
  /** What follows from deleting it. */
  children: ReactNode;
}

/** What can be done with a thing in a listing of the administration. */
export function ListedMenu({
  title,
  edit,
  preview,
  isActive,
  onSetActive,
  deleteLabel,
  onDelete,
  children,
}: ListedMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <DotsMenu label={`Ações de ${title}`}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(item) => <Link {...item} {...edit} />}
        >
          Editar
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEye size={18} />}
          renderRoot={(item) => <Link {...item} {...preview} />}
        >
          Pré-visualizar
        </Menu.Item>
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
      <DeleteDialog
        isOpen={isDeleting}
        title={`Excluir “${title}”?`}
        confirmLabel={deleteLabel}
        onDelete={onDelete}
        onClose={() => setDeleting(false)}
      >
        {children}
      </DeleteDialog>
    </>
  );
}
