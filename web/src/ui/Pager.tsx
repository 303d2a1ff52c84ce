import { Link } from '@tanstack/react-router';
import classes from './Pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** What the address calls the page. */
  param?: 'page' | 'pagina';
}

/** The pages of a listing; nothing where there is only one. */
export function Pager({ page, totalPages, param = 'page' }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Páginas" className={classes.pager}>
      {page > 1 && <Step param={param} page={page - 1} label="Anterior" />}
      <span className={classes.place}>
        Página {page} de {totalPages}
      </span>
      {page < totalPages && <Step param={param} page={page + 1} label="Próxima" />}
    </nav>
  );
}

interface StepProps {
  param: 'page' | 'pagina';
  page: number;
  label: string;
}

function Step({ param, page, label }: StepProps) {
  return (
    <Link to="." search={(search) => ({ ...search, [param]: page })} className={classes.step}>
      {label}
    </Link>
  );
}
