import classes from './Logo.module.css';
import sabia from './sabia.svg';

/** The logo: a rufous-bellied thrush (sabiá-laranjeira) and the name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <img src={sabia} alt="" width={32} height={32} />
      Sabiá
    </span>
  );
}
