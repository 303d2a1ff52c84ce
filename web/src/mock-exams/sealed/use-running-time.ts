import { useEffect, useEffectEvent, useState } from 'react';
import { announcement } from '../../attempts/time-left.ts';

/** Ticks, of a second each, after which the time is stored. */
const storedEvery = 5;

interface RunningTime {
  /** Milliseconds that have passed before this page was opened. */
  before: number;
  /** Milliseconds in all; null without a limit. */
  limit: number | null;
  /** Stores the time that has passed. */
  store: (elapsedMs: number) => void;
  onOver: () => void;
}

/**
 * The clock of an exam on the device: the device's running time while the page is open, so that its date changes nothing
 * (product.md MOCK29). Seconds left, and words for screen readers.
 */
export function useRunningTime({ before, limit, store, onOver }: RunningTime) {
  const [start] = useState(() => ({ before, at: performance.now() }));
  const elapsed = () =>
    Math.min(start.before + performance.now() - start.at, limit ?? Number.POSITIVE_INFINITY);
  const secondsLeft = () => (limit === null ? null : (limit - elapsed()) / 1000);
  const [time, setTime] = useState(() => ({ left: secondsLeft(), words: '', ticks: 0 }));
  const isOver = time.left !== null && time.left <= 0;

  const tick = useEffectEvent(() => {
    const left = secondsLeft();
    setTime((last) => ({
      left,
      words: (left !== null && last.left !== null && announcement(last.left, left)) || last.words,
      ticks: last.ticks + 1,
    }));
  });
  const keep = useEffectEvent(() => store(elapsed()));
  const end = useEffectEvent(() => onOver());

  useEffect(() => {
    if (isOver) return end();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    if (time.ticks % storedEvery === 0) keep();
  }, [time.ticks]);
  useEffect(() => {
    // The page may be closed without another word.
    const onLeaving = () => keep();
    document.addEventListener('visibilitychange', onLeaving);
    window.addEventListener('pagehide', onLeaving);
    return () => {
      document.removeEventListener('visibilitychange', onLeaving);
      window.removeEventListener('pagehide', onLeaving);
    };
  }, []);

  return { left: time.left, words: time.words, elapsed };
}
