import type { LiveMoment } from '@sabia/domain/lives/live-moment.ts';
import classes from './LiveBadge.module.css';

/** Where a live is in time, at a glance. */
export function LiveBadge({ moment, label }: { moment: LiveMoment; label: string }) {
  return (
    <span className={classes.badge} data-moment={moment}>
      {label}
    </span>
  );
}
