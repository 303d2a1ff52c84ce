import type { ReactNode } from 'react';
import classes from './Tag.module.css';

interface TagProps {
  /** The colour of the text around it unless set. */
  tone?: 'accent' | 'muted' | 'success' | 'danger' | 'alive';
  children: ReactNode;
}

/** A word or two about an entity, in a pill. */
export function Tag({ tone, children }: TagProps) {
  return (
    <span data-tone={tone} className={classes.tag}>
      {children}
    </span>
  );
}
