import type { LivePhase } from '@sabia/domain/lives/live-phase.ts';
import classes from './LiveBadge.module.css';

export function LiveBadge({ phase, label }: { phase: LivePhase; label: string }) {
  return (
    <span className={classes.badge} data-phase={phase}>
      {label}
    </span>
  );
}
