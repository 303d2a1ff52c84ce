import classes from './Logo.module.css';

/** A sabiá-laranjeira, about to sing, and its name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <img src="/sabia.svg" alt="" width={32} height={32} />
      Sabiá
    </span>
  );
}
