import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface DotsMenuProps {
  /** Whose actions these are: 'Ações de Python'. */
  label: string;
  /** One of them is under way. */
  isBusy?: boolean;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** What can be done with one thing in a list, behind three dots. */
export function DotsMenu({ label, isBusy = false, children }: DotsMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} loading={isBusy}>
          <IconDotsVertical size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
