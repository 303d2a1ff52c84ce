import { useEffect, useEffectEvent, useState } from 'react';
import { announcement } from './time-left.ts';
import { serverTime } from '../platform/clock.ts';

interface Clock {
  deadline: string;
  /** Called once, at the end. */
  onOver?: () => void;
}

/** The seconds left by the server's clock, every second, and the words for screen readers at certain moments. */
export function useTimeLeft({ deadline, onOver }: Clock) {
  const secondsLeft = () => (Date.parse(deadline) - serverTime()) / 1000;
  const [time, setTime] = useState(() => ({ seconds: secondsLeft(), words: '' }));
  const isOver = time.seconds <= 0;

  const tick = useEffectEvent(() => {
    const now = secondsLeft();
    setTime((before) => ({
      seconds: now,
      words: announcement(before.seconds, now) ?? before.words,
    }));
  });
  const end = useEffectEvent(() => onOver?.());

  useEffect(() => {
    if (isOver) return end();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return { ...time, isOver };
}
