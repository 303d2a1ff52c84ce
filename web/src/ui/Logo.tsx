import classes from './Logo.module.css';

/** A sabiá-laranjeira: blue back, orange breast, about to sing. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          className={classes.back}
          d="M3 23.5 11 15c.3-5.6 4-9.5 9-9.500 3.400 0 5.600 1.900 6.500 4.500L30 11.500l-3.300 1.800C26.500 21 21 26.500 13.500 26.500H9.500L12 23Z"
        />
      </svg>
      Sabiá
    </span>
  );
}
