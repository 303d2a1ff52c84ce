import { Menu } from '@mantine/core';
import { binDays } from '@sabia/domain/bin/bin.ts';
import type { Section } from '@sabia/domain/courses/course.ts';
import { IconCopy, IconEye, IconEyeOff, IconFolderSymlink, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { useAuthoring } from '../../authoring.api.ts';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog.tsx';
import { ItemMenu } from '../../../ui/reordering/ItemMenu.tsx';
import { focusHandle } from '../../../ui/reordering/use-keyboard-moving.ts';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { ContentLinks } from './ContentLinks.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { moveContent, step } from './order-moves.ts';
import type { OutlineEditing } from './outline-editing.ts';
import { useOutlineActions } from './use-outline-actions.ts';

interface ContentMenuProps {
  content: Section['contents'][number];
  editing: OutlineEditing;
}

export function ContentMenu({ content, editing }: ContentMenuProps) {
  const [open, setOpen] = useState<'deletion' | 'move'>();
  const { changeContent, setPreview } = useAuthoring();
  const actions = useOutlineActions(editing.tell);
  const { moving, sections } = editing;
  const { id, title, isActive, isPreview } = content;
  const others = sections.filter(({ contentIds }) => !contentIds.includes(id));
  const close = () => setOpen(undefined);

  function move(sectionId: string): void {
    const target = sections.find((section) => section.id === sectionId);
    if (!target) return;
    const to = { section: sectionId, index: target.contentIds.length };
    moving.reorder(moveContent(moving.order, id, to), `“${title}” foi para “${target.title}”.`);
    close();
    // The item has a new menu in its new section.
    setTimeout(() => focusHandle(id));
  }

  return (
    <>
      <ItemMenu
        id={id}
        label={`Ações de ${title}`}
        moving={moving}
        step={step}
        onDelete={() => setOpen('deletion')}
      >
        <ContentLinks content={content} />
        <Menu.Item
          leftSection={<IconCopy size={18} />}
          onClick={() => void actions.duplicateContent(content)}
        >
          Duplicar
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
        <Menu.Item
          leftSection={<IconFolderSymlink size={18} />}
          disabled={others.length === 0}
          onClick={() => setOpen('move')}
        >
          Mover para outra seção
        </Menu.Item>
      </ItemMenu>
      {open === 'move' && (
        <MoveDialog title={title} sections={others} onMove={move} onClose={close} />
      )}
      <DeleteDialog
        isOpen={open === 'deletion'}
        title={`Excluir “${title}”?`}
        confirmLabel="Excluir conteúdo"
        onDelete={() => actions.deleteContent(content)}
        onClose={close}
      >
        O conteúdo some do curso e vai para a lixeira. Por {binDays} dias ele pode voltar de lá com
        o que as pessoas já concluíram nele.
      </DeleteDialog>
    </>
  );
}
