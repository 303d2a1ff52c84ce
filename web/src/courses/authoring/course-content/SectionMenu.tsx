import { Menu } from '@mantine/core';
import type { Section } from '@sabia/domain/courses/course.ts';
import { IconLock, IconLockOpen, IconPencil, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '../../../ui/plural.ts';
import { useAuthoring } from '../../authoring.api.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { ItemMenu } from '../../../ui/reordering/ItemMenu.tsx';
import type { Moving } from '../../../ui/reordering/moving.ts';
import { showFailure } from '../../../ui/show-failure.ts';
import { type Order, step } from './order-moves.ts';

interface SectionMenuProps {
  courseId: string;
  section: Section;
  moving: Moving<Order>;
  onRename: () => void;
}

export function SectionMenu({ courseId, section, moving, onRename }: SectionMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { changeSection, deleteSection } = useAuthoring();
  const { id, title, isActive, isFreemium } = section;
  return (
    <>
      <ItemMenu
        id={id}
        label={`Ações da seção ${title}`}
        moving={moving}
        step={step}
        onDelete={() => setDeleting(true)}
      >
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={onRename}>
          Renomear
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPower size={18} />}
          onClick={() => void changeSection(id, { isActive: !isActive }).catch(showFailure)}
        >
          {isActive ? 'Desativar' : 'Ativar'}
        </Menu.Item>
        <Menu.Item
          leftSection={isFreemium ? <IconLock size={18} /> : <IconLockOpen size={18} />}
          onClick={() => void changeSection(id, { isFreemium: !isFreemium }).catch(showFailure)}
        >
          {isFreemium ? 'Só para assinantes' : 'Abrir como grátis'}
        </Menu.Item>
      </ItemMenu>
      <DeleteDialog
        isOpen={isDeleting}
        title={`Excluir a seção “${title}”?`}
        confirmLabel="Excluir seção"
        onDelete={() => deleteSection(courseId, id)}
        onClose={() => setDeleting(false)}
      >
        {section.contents.length === 0
          ? 'Ela está vazia: nada se perde.'
          : `Com ela ${lossText(section.contents.length)} do curso, e o que as pessoas já concluíram deixa de contar. Não dá para desfazer.`}
      </DeleteDialog>
    </>
  );
}

/** 'somem 3 conteúdos' */
const lossText = (contents: number) =>
  `${contents === 1 ? 'some' : 'somem'} ${count(contents, 'conteúdo', 'conteúdos')}`;
