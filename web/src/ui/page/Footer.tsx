import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { BrandContext } from '../brand.ts';
import classes from './Footer.module.css';

export function Footer({ school }: Pick<ClientConfig, 'school'>) {
  const { name, tagline } = use(BrandContext);
  return (
    <footer className={classes.footer}>
      <p>
        {name} · {tagline}
      </p>
      <p>
        <Link to="/nota-enem">Nota do Enem</Link>
        <Link to="/termos">Termos de uso</Link>
        <Link to="/privacidade">Privacidade</Link>
        <Link to="/acessibilidade">Acessibilidade e proteção</Link>
        {school?.email && <a href={`mailto:${school.email}`}>{school.email}</a>}
      </p>
      {school && <p>{school.identity}</p>}
    </footer>
  );
}
