import type { ReactNode } from 'react';
import classes from './DividedList.module.css';

interface DividedListProps {
  as?: 'ul' | 'ol';
  /** `li`s; the children of each are side by side. */
  children: ReactNode;
}

/** A list with a line between its items. */
export function DividedList({ as: Element = 'ul', children }: DividedListProps) {
  return <Element className={classes.list}>{children}</Element>;
}
