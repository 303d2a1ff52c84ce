import type { ReactNode } from 'react';
import classes from './Refreshing.module.css';

interface RefreshingProps {
  isRefreshing: boolean;
  children: ReactNode;
}

/** Results, paler while newer ones load. */
export function Refreshing({ isRefreshing, children }: RefreshingProps) {
  return (
    <div aria-busy={isRefreshing} className={classes.content}>
      {children}
    </div>
  );
}
