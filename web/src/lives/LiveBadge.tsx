import type { LivePhase } from '@sabia/domain/lives/live-phase.ts';
import classes from './LiveBadge.module.css';

/** Where a live is in time, at a glance. */
export function LiveBadge({ moment, label }: { moment: LivePhase; label: string }) {
  return (
    <span className={classes.badge} data-moment={moment}>
      {label}
    </span>
  );
}
