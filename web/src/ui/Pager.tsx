import { Link } from '@tanstack/react-router';
import classes from './Pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
}

/** The pages of a listing whose address has `page`; nothing where there is only one. */
export function Pager({ page, totalPages }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Páginas" className={classes.pager}>
      {page > 1 && <Step page={page - 1} label="Anterior" />}
      <span className={classes.place}>
        Página {page} de {totalPages}
      </span>
      {page < totalPages && <Step page={page + 1} label="Próxima" />}
    </nav>
  );
}

function Step({ page, label }: { page: number; label: string }) {
  return (
    <Link to="." search={(search) => ({ ...search, page })} className={classes.step}>
      {label}
    </Link>
  );
}
