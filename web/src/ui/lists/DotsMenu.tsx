import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface DotsMenuProps {
  /** The accessible name: 'Ações de Python'. */
  label: string;
  /** True while one of the actions runs. */
  isBusy?: boolean;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** The menu of actions of a list item. */
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
