import { Menu } from '@mantine/core';
import { binDays } from '@sabia/domain/bin/bin.ts';
import type { Section } from '@sabia/domain/courses/course.ts';
import { IconCopy, IconLock, IconLockOpen, IconPencil, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '../../../ui/words/plural.ts';
import { useAuthoring } from '../../authoring.api.ts';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog.tsx';
import { ItemMenu } from '../../../ui/reordering/ItemMenu.tsx';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { step } from './order-moves.ts';
import type { OutlineEditing } from './outline-editing.ts';
import { useOutlineActions } from './use-outline-actions.ts';

interface SectionMenuProps {
  section: Section;
  editing: OutlineEditing;
  onRename: () => void;
}

export function SectionMenu({ section, editing, onRename }: SectionMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { changeSection } = useAuthoring();
  const actions = useOutlineActions(editing.tell);
  const { id, title, isActive, isFreemium } = section;
  return (
    <>
      <ItemMenu
        id={id}
        label={`Ações da seção ${title}`}
        moving={editing.moving}
        step={step}
        onDelete={() => setDeleting(true)}
      >
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={onRename}>
          Renomear
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={18} />}
          onClick={() => void actions.duplicateSection(section)}
        >
          Duplicar
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
        onDelete={() => actions.deleteSection(editing.courseId, section)}
        onClose={() => setDeleting(false)}
      >
        {section.contents.length === 0
          ? `Ela está vazia e vai para a lixeira, de onde pode voltar por ${binDays} dias.`
          : `Com ela ${lossText(section.contents.length)} do curso. Por ${binDays} dias a seção pode voltar da lixeira com tudo o que tem e o que as pessoas já concluíram.`}
      </DeleteDialog>
    </>
  );
}

/** 'somem 3 conteúdos' */
const lossText = (contents: number) =>
  `${contents === 1 ? 'some' : 'somem'} ${count(contents, 'conteúdo', 'conteúdos')}`;
