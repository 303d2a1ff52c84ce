import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { formatTimeLeft, isShort } from '../time-left.ts';
import classes from './Taking.module.css';
import { useTimeLeft } from '../use-time-left.ts';

interface TimeLeftProps {
  deadline: string;
  onOver: () => void;
}

/** The time left by the server's clock: always visible, announced at certain moments. */
export function TimeLeft(props: TimeLeftProps) {
  const { seconds, words } = useTimeLeft(props);
  return (
    <span className={classes.time} data-short={isShort(seconds) || undefined}>
      <IconClock size={18} aria-hidden="true" />
      <span role="timer" aria-live="off" aria-label="Tempo restante">
        {formatTimeLeft(seconds)}
      </span>
      <span role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </span>
  );
}
