import type { ReactNode } from 'react';
import { Muted } from '../primitives/Muted.tsx';
import { Stack } from '../primitives/Stack.tsx';
import classes from './States.module.css';

interface EmptyStateProps {
  /** One sentence. */
  message: string;
  /** The reason, or the next step. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** The address of a picture of the sabiá, instead of an icon. */
  picture?: string;
  /** The next action. */
  action?: ReactNode;
}

export function EmptyState({ message, hint, icon, picture, action }: EmptyStateProps) {
  return (
    <Stack gap={8} align="center" className={classes.state} data-empty>
      {picture && <img src={picture} alt="" width={128} height={128} />}
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.message}>{message}</p>
      {hint && <Muted className={classes.hint}>{hint}</Muted>}
      {action}
    </Stack>
  );
}
