import classes from './Logo.module.css';
import sabia from './sabia.svg';

/** A sabiá-laranjeira, about to sing, and its name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <img src={sabia} alt="" width={32} height={32} />
      Sabiá
    </span>
  );
}
