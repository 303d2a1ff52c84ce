import { type ReactNode, useId } from 'react';
import classes from './FormSection.module.css';

interface FormSectionProps {
  title: string;
  /** One sentence about the purpose of the fields. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A group of fields with a heading. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {intro && <p className={classes.intro}>{intro}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
