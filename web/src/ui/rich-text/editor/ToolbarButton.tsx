import { Toolbar } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

interface ToolbarButtonProps {
  label: string;
  icon: Icon;
  /** The keyboard shortcut: 'Ctrl+B'. */
  keys?: string;
  isOn?: boolean;
  isPossible?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function ToolbarButton({
  label,
  icon: Icon,
  keys,
  isOn,
  isPossible = true,
  ...props
}: ToolbarButtonProps) {
  return (
    <Toolbar.Toggle
      aria-label={label}
      aria-keyshortcuts={keys?.replaceAll('Ctrl', 'Control')}
      title={keys ? `${label} (${keys})` : label}
      active={isOn}
      disabled={!isPossible}
      // In a drawer, Esc returns to the text instead of closing the drawer.
      data-mantine-stop-propagation
      // Keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    >
      <Icon size={18} aria-hidden="true" />
    </Toolbar.Toggle>
  );
}
