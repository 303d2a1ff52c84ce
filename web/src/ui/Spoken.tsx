import type { ReactNode } from 'react';
import classes from './Spoken.module.css';

interface SpokenProps {
  as?: 'span' | 'h1' | 'h2';
  children: ReactNode;
}

/** Words for who hears the screen, where who sees it needs none. */
export function Spoken({ as: Tag = 'span', children }: SpokenProps) {
  return <Tag className={classes.spoken}>{children}</Tag>;
}
