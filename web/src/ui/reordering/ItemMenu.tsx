import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DotsMenu } from '../lists/DotsMenu.tsx';
import type { Moving, StepInOrder } from './moving.ts';
import { focusHandle } from './use-keyboard-moving.ts';

interface ItemMenuProps<Order> {
  /** The name of the item. */
  id: string;
  label: string;
  moving: Moving<Order>;
  step: StepInOrder<Order>;
  deleteLabel?: string;
  /** Absent if the item can't be deleted. */
  onDelete: (() => void) | undefined;
  /** Further actions of this kind of item. */
  children?: ReactNode;
}

/** The menu of a movable item: moving without dragging, and further actions. */
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
    // An item that moves to another list gets a new menu, so the closing menu can't restore the focus.
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
