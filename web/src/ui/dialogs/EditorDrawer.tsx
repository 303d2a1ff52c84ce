import { Drawer } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './EditorDrawer.module.css';

interface EditorDrawerProps {
  isOpen: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** An editor in a drawer. Its animation ends without a transform, because a transform breaks drag and drop. */
const slide = {
  in: { transform: 'none' },
  out: { transform: 'translateX(100%)' },
  transitionProperty: 'transform',
};

export function EditorDrawer({ isOpen, title, onClose, children }: EditorDrawerProps) {
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      position="right"
      size={860}
      transitionProps={{ duration: 150, transition: slide }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's header would be a second banner landmark of the page. */}
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Fechar o editor" />
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/**
 * Closes by Esc. Mantine's handler lets the key event propagate to the leave confirmation, which would
 * close at once, and to an outer drawer.
 */
function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  const isOfAnother =
    event.target instanceof Element && event.target.hasAttribute('data-mantine-stop-propagation');
  if (isOfAnother) return;
  event.preventDefault();
  close();
}
