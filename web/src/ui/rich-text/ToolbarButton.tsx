import { Toolbar } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

interface ToolbarButtonProps {
  label: string;
  icon: Icon;
  /** The keys that do the same: 'Ctrl+B'. */
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
      // In a drawer, Esc leads back to the text instead of closing it.
      data-mantine-stop-propagation
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    >
      <Icon size={18} aria-hidden="true" />
    </Toolbar.Toggle>
  );
}
