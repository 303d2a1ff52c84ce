import classes from './StatusBadge.module.css';

/** Whether learners see it. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className={classes.badge} data-active={isActive || undefined}>
      {isActive ? 'Ativo' : 'Inativo'}
    </span>
  );
}
