import type { ReactNode } from 'react';
import classes from './CheckboxLabel.module.css';

/** The label around a checkbox and its text: large enough for a finger. */
export function CheckboxLabel({ children }: { children: ReactNode }) {
  return <label className={classes.label}>{children}</label>;
}
