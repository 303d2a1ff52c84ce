import { Menu } from '@mantine/core';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { ItemMenu } from '../../ui/reordering/ItemMenu.tsx';
import { type ListOrder, stepItem } from '../../ui/reordering/list-order.ts';
import type { Moving } from '../../ui/reordering/moving.ts';

interface TermMenuProps {
  term: Term;
  /** Absent for terms in alphabetical order. */
  moving?: Moving<ListOrder> | undefined;
  onRename: () => void;
  /** Absent if there is no other term. */
  onMerge: (() => void) | undefined;
  onDelete: () => void;
}

export function TermMenu({ term, moving, onRename, onMerge, onDelete }: TermMenuProps) {
  const label = `Ações de ${term.title}`;
  const actions = (
    <>
      <Menu.Item leftSection={<IconPencil size={18} />} onClick={onRename}>
        Renomear
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowMerge size={18} />} disabled={!onMerge} onClick={onMerge}>
        Juntar com…
      </Menu.Item>
    </>
  );
  if (moving) {
    return (
      <ItemMenu id={term.id} label={label} moving={moving} step={stepItem} onDelete={onDelete}>
        {actions}
      </ItemMenu>
    );
  }
  return (
    <DotsMenu label={label}>
      {actions}
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={18} />}
        onClick={onDelete}
      >
        Excluir
      </Menu.Item>
    </DotsMenu>
  );
}
