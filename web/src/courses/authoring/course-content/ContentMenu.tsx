import { Menu } from '@mantine/core';
import type { Section } from '@sabia/domain/courses/course.ts';
import { IconEye, IconEyeOff, IconPencil, IconPower } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAuthoring } from '../../authoring.api.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { ItemMenu } from '../../../ui/reordering/ItemMenu.tsx';
import type { Moving } from '../../../ui/reordering/moving.ts';
import { showFailure } from '../../../ui/show-failure.ts';
import { type Order, step } from './order-moves.ts';

interface ContentMenuProps {
  content: Section['contents'][number];
  moving: Moving<Order>;
}

export function ContentMenu({ content, moving }: ContentMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { changeContent, deleteContent, setPreview } = useAuthoring();
  const { id, title, isActive, isPreview } = content;
  return (
    <>
      <ItemMenu
        id={id}
        label={`Ações de ${title}`}
        moving={moving}
        step={step}
        onDelete={() => setDeleting(true)}
      >
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(item) => <Link {...item} to="." search={{ conteudo: id }} />}
        >
          Editar
        </Menu.Item>
        <Menu.Item
          leftSection={isPreview ? <IconEyeOff size={18} /> : <IconEye size={18} />}
          onClick={() => void setPreview(id, !isPreview).catch(showFailure)}
        >
          {isPreview ? 'Fechar a prévia' : 'Abrir como prévia'}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPower size={18} />}
          onClick={() => void changeContent(id, { isActive: !isActive }).catch(showFailure)}
        >
          {isActive ? 'Desativar' : 'Ativar'}
        </Menu.Item>
      </ItemMenu>
      <DeleteDialog
        isOpen={isDeleting}
        title={`Excluir “${title}”?`}
        confirmLabel="Excluir conteúdo"
        onDelete={() => deleteContent(id)}
        onClose={() => setDeleting(false)}
      >
        O conteúdo some do curso, e o que as pessoas já concluíram nele deixa de contar. Não dá para
        desfazer.
      </DeleteDialog>
    </>
  );
}
