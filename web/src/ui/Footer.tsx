import { Link } from '@tanstack/react-router';
import classes from './Footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <p>
        Sabiá · aprender é um canto que se repete até sair bonito.{' '}
        <Link to="/privacidade">Privacidade</Link>
      </p>
    </footer>
  );
}
