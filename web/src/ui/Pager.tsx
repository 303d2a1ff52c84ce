import { Link } from '@tanstack/react-router';
import classes from './Pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** What the address calls the page. */
  param?: 'page' | 'pagina';
  /** It is a part of a screen, which stays where it is. */
  isPart?: boolean;
}

/** The pages of a listing; nothing where there is only one. */
export function Pager({ page, totalPages, param = 'page', isPart = false }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Páginas" className={classes.pager}>
      {page > 1 && <Step param={param} isPart={isPart} page={page - 1} label="Anterior" />}
      <span className={classes.place}>
        Página {page} de {totalPages}
      </span>
      {page < totalPages && <Step param={param} isPart={isPart} page={page + 1} label="Próxima" />}
    </nav>
  );
}

interface StepProps {
  param: 'page' | 'pagina';
  isPart: boolean;
  page: number;
  label: string;
}

function Step({ param, isPart, page, label }: StepProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, [param]: page })}
      resetScroll={!isPart}
      className={classes.step}
    >
      {label}
    </Link>
  );
}
