import classes from './StatusBadge.module.css';

/** Shows whether learners see an entity. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className={classes.badge} data-active={isActive || undefined}>
      {isActive ? 'Ativo' : 'Inativo'}
    </span>
  );
}
