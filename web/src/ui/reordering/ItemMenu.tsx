import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DotsMenu } from '../DotsMenu.tsx';
import type { Moving, StepInOrder } from './moving.ts';
import { focusHandle } from './use-keyboard-moving.ts';

interface ItemMenuProps<Order> {
  /** Of what these are the actions. */
  id: string;
  label: string;
  moving: Moving<Order>;
  step: StepInOrder<Order>;
  deleteLabel?: string;
  /** Absent where it must stay. */
  onDelete: (() => void) | undefined;
  /** What this kind of thing can besides. */
  children?: ReactNode;
}

/** Moving without dragging, for who can't drag, beside what else can be done. */
export function ItemMenu<Order>({
  id,
  label,
  moving: { order, reorder },
  step,
  deleteLabel = 'Excluir',
  onDelete,
  children,
}: ItemMenuProps<Order>) {
  const up = step(order, id, -1);
  const down = step(order, id, 1);

  function move(next: Order | null): void {
    if (next === null) return;
    reorder(next);
    // In another list this menu is another one, and can't take the focus back as it closes.
    setTimeout(() => focusHandle(id));
  }

  return (
    <DotsMenu label={label}>
      {children}
      {children && <Menu.Divider />}
      <Menu.Item
        leftSection={<IconArrowUp size={18} />}
        disabled={up === null}
        onClick={() => move(up)}
      >
        Mover para cima
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={18} />}
        disabled={down === null}
        onClick={() => move(down)}
      >
        Mover para baixo
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        c={onDelete && 'var(--mantine-color-error)'}
        leftSection={<IconTrash size={18} />}
        disabled={!onDelete}
        onClick={onDelete}
      >
        {deleteLabel}
      </Menu.Item>
    </DotsMenu>
  );
}
