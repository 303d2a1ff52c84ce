import type { ReactNode } from 'react';
import classes from './Grid.module.css';

/** Fields side by side, in as many equal columns of at least 240 pixels as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
