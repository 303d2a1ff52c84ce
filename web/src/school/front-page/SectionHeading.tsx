import type { ReactNode } from 'react';
import classes from './FrontPage.module.css';

interface SectionHeadingProps {
  /** The section is labelled by it. */
  id: string;
  title: string;
  text?: string;
  /** A link beside it. */
  children?: ReactNode;
}

export const SectionHeading = ({ id, title, text, children }: SectionHeadingProps) => (
  <div className={classes.sectionHeading}>
    <h2 id={id}>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);
