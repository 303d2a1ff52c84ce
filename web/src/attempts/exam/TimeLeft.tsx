import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { announcement, formatTimeLeft, isShort } from './time-left.ts';
import classes from './Taking.module.css';

interface TimeLeftProps {
  deadline: string;
  clockOffset: number;
  onOver: () => void;
}

/** The time left by the server's clock: always visible, announced at certain moments. */
export function TimeLeft({ deadline, clockOffset, onOver }: TimeLeftProps) {
  const secondsLeft = () => (Date.parse(deadline) - Date.now() - clockOffset) / 1000;
  const [{ seconds, words }, setTime] = useState(() => ({ seconds: secondsLeft(), words: '' }));
  const isOver = seconds <= 0;

  const tick = useEffectEvent(() => {
    const now = secondsLeft();
    setTime((before) => ({
      seconds: now,
      words: announcement(before.seconds, now) ?? before.words,
    }));
  });
  const end = useEffectEvent(onOver);

  useEffect(() => {
    if (isOver) return end();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isOver]);

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
