import type { ReactNode } from 'react';
import classes from './Form.module.css';

/** The buttons at the end of a form in a drawer; they stay visible while the form scrolls. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
