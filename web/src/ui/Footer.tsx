import classes from './Footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <p>Sabiá · aprender é um canto que se repete até sair bonito.</p>
    </footer>
  );
}
