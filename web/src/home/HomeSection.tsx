import { type ReactNode, useId } from 'react';
import classes from './HomeSection.module.css';

interface HomeSectionProps {
  title: string;
  /** The link to all of it. */
  more?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with a heading. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.heading}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
