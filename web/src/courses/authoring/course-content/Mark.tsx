import classes from './Mark.module.css';

/** What is unlike the others about a section or a content. */
export function Mark({ children }: { children: string }) {
  return <span className={classes.mark}>{children}</span>;
}
