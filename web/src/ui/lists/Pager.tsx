import { Link } from '@tanstack/react-router';
import classes from './Pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** The search parameter of the page. */
  param?: 'page' | 'pagina' | 'avisos' | 'cartoes';
  /** True if the listing is a part of a screen, which then keeps its scroll position. */
  isPart?: boolean;
}

/** Links to the pages of a listing; renders nothing for a single page. */
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
  param: NonNullable<PagerProps['param']>;
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
