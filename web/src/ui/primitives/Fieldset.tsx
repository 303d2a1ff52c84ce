import type { ReactNode } from 'react';
import classes from './Fieldset.module.css';

interface FieldsetProps {
  legend: string;
  /** Ids of hints and error messages. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, in a border with their name. */
export function Fieldset({ legend, describedBy, children }: FieldsetProps) {
  return (
    <fieldset aria-describedby={describedBy} className={classes.fieldset}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
