import classes from './Tag.module.css';

export function Tag({ children }: { children: string }) {
  return <span className={classes.tag}>{children}</span>;
}
