import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DotsMenu } from '../../../ui/DotsMenu.tsx';
import type { Order, Step } from './order-moves.ts';
import { focusHandle } from './use-keyboard-moving.ts';

interface ItemMenuProps {
  /** Of what these are the actions. */
  id: string;
  label: string;
  /** The order after one step, null where there is none. */
  step: (by: Step) => Order | null;
  onReorder: (order: Order) => void;
  onDelete: () => void;
  /** What this kind of thing can besides. */
  children: ReactNode;
}

/** Moving without dragging, for who can't drag, beside what else can be done. */
export function ItemMenu({ id, label, step, onReorder, onDelete, children }: ItemMenuProps) {
  const up = step(-1);
  const down = step(1);

  function move(order: Order | null): void {
    if (!order) return;
    onReorder(order);
    // In another section this menu is another one, and can't take the focus back as it closes.
    setTimeout(() => focusHandle(id));
  }

  return (
    <DotsMenu label={label}>
      {children}
      <Menu.Divider />
      <Menu.Item leftSection={<IconArrowUp size={18} />} disabled={!up} onClick={() => move(up)}>
        Mover para cima
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={18} />}
        disabled={!down}
        onClick={() => move(down)}
      >
        Mover para baixo
      </Menu.Item>
      <Menu.Divider />
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
