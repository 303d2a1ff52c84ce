import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { Link } from '@tanstack/react-router';
import classes from './Footer.module.css';

export function Footer({ school }: Pick<ClientConfig, 'school'>) {
  return (
    <footer className={classes.footer}>
      <p>Sabiá · aprender é um canto que se repete até sair bonito.</p>
      <p>
        <Link to="/termos">Termos de uso</Link>
        <Link to="/privacidade">Privacidade</Link>
        {school?.email && <a href={`mailto:${school.email}`}>{school.email}</a>}
      </p>
      {school && <p>{school.identity}</p>}
    </footer>
  );
}
