import type { ReactNode } from 'react';
import classes from './Text.module.css';

/** The reason why an action failed. The caller gives the element around it `role="alert"`. */
export function ErrorMessage({ children }: { children: ReactNode }) {
  return <p className={classes.problem}>{children}</p>;
}
