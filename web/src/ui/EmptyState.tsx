import type { ReactNode } from 'react';
import { Muted } from './primitives/Muted.tsx';
import { Stack } from './primitives/Stack.tsx';
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
    <Stack gap={8} align="center" className={classes.state}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.message}>{message}</p>
      {hint && <Muted className={classes.hint}>{hint}</Muted>}
      {action}
    </Stack>
  );
}
