import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Spoken } from '../../ui/Spoken.tsx';
import { announcement, formatTimeLeft, isShort } from './time-left.ts';
import classes from './TimeLeft.module.css';

interface TimeLeftProps {
  deadline: string;
  clockOffset: number;
  onOver: () => void;
}

/** The time that is left by the server's clock: always to be seen, said aloud now and then. */
export function TimeLeft({ deadline, clockOffset, onOver }: TimeLeftProps) {
  const secondsLeft = () => (Date.parse(deadline) - Date.now() - clockOffset) / 1000;
  const [{ seconds, words }, setTime] = useState(() => ({ seconds: secondsLeft(), words: '' }));
  const isOver = seconds <= 0;

  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => {
      const now = secondsLeft();
      setTime((before) => ({
        seconds: now,
        words: announcement(before.seconds, now) ?? before.words,
      }));
    }, 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the clock goes on by itself
  }, [isOver, deadline, clockOffset]);

  return (
    <span className={classes.time} data-short={isShort(seconds) || undefined}>
      <IconClock size={18} aria-hidden="true" />
      <span role="timer" aria-live="off" aria-label="Tempo restante">
        {formatTimeLeft(seconds)}
      </span>
      <span role="status">
        <Spoken>{words}</Spoken>
      </span>
    </span>
  );
}
