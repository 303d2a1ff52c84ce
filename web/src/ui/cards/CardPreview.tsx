import type { ReactNode } from 'react';
import classes from './CardText.module.css';
import { Muted } from '../primitives/Muted.tsx';
import { Stack } from '../primitives/Stack.tsx';

interface CardPreviewProps {
  /** The heading: 'Como aparece no catálogo'. */
  title: string;
  children: ReactNode;
}

/** A live preview of a card next to its form. */
export function CardPreview({ title, children }: CardPreviewProps) {
  return (
    <Stack as="aside" gap={8} aria-label="Prévia do cartão" className={classes.preview}>
      <Muted size={14}>{title}</Muted>
      <div inert>{children}</div>
    </Stack>
  );
}
