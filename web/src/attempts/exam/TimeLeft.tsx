import { VisuallyHidden } from '@mantine/core';
import { formatTimeLeft, isShort } from '../time-left.ts';
import classes from './Taking.module.css';
import { useTimeLeft } from '../use-time-left.ts';

interface TimeLeftProps {
  startedAt: string;
  deadline: string;
  onOver: () => void;
}

/** The time left by the server's clock. */
export function TimeLeft({ startedAt, ...clock }: TimeLeftProps) {
  const { seconds, words } = useTimeLeft(clock);
  const total = (Date.parse(clock.deadline) - Date.parse(startedAt)) / 1000;
  return <ClockFace seconds={seconds} total={total} words={words} />;
}

interface ClockFaceProps {
  /** Left. */
  seconds: number;
  total: number;
  /** For screen readers, at certain moments. */
  words: string;
}

/** The time left, as figures and as a share: always visible, announced at certain moments. */
export function ClockFace({ seconds, total, words }: ClockFaceProps) {
  const share = Math.min(1, Math.max(0, seconds / total));
  return (
    <div className={classes.clock} data-short={isShort(seconds) || undefined}>
      <span role="timer" aria-live="off" aria-label="Tempo restante">
        {formatTimeLeft(seconds)}
      </span>
      <span className={classes.rest} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
      <span role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </div>
  );
}
