import { Drawer } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './EditorDrawer.module.css';

interface EditorDrawerProps {
  isOpen: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** An editor beside the page. It slides without a transform at rest, in which nothing could be dragged. */
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
        {/* Mantine's own is a second banner of the page. */}
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
 * Mantine's way lets the same key go on to the question before leaving, which it would close again,
 * and to the drawer that this one may stand in.
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
