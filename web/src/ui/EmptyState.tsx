import type { ReactNode } from 'react';
import classes from './States.module.css';

interface EmptyStateProps {
  /** One sentence. */
  message: string;
  /** The reason, or the next step. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** The next action. */
  action?: ReactNode;
}

export function EmptyState({ message, hint, icon, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.message}>{message}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}
