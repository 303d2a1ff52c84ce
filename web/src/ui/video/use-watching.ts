import { useRef } from 'react';
import { type MemoryKey, recallVideo, rememberVideo, type VideoMemory } from './video-memory.ts';
import { playedSince, watchedEnough, watchedShare, withRange } from './watched-ranges.ts';

export interface PlaybackReport {
  position: number;
  duration: number;
  speed: number;
}

/** Seconds of playback between two writes of the position. */
const writeInterval = 2;

/** Stores the user's position in a video, and reports when 90 % of it was watched. */
export function useWatching(key: MemoryKey, onWatched: () => void) {
  const memory = useRef<VideoMemory>(undefined);
  const last = useRef<number>(null);
  const written = useRef(0);

  function recall(): VideoMemory {
    memory.current ??= recallVideo(key);
    return memory.current;
  }

  function remember(changes: Partial<VideoMemory>): void {
    memory.current = { ...recall(), ...changes };
    written.current = memory.current.position;
    rememberVideo(key, memory.current);
  }

  function report({ position, duration, speed }: PlaybackReport): void {
    const before = recall();
    const played = playedSince(last.current, position, speed);
    const watched = played ? withRange(before.watched, played) : before.watched;
    last.current = position;
    memory.current = { ...before, position, speed, watched };

    const wasEnough = watchedShare(before.watched, duration) >= watchedEnough;
    const isEnough = watchedShare(watched, duration) >= watchedEnough;
    if (isEnough !== wasEnough || Math.abs(position - written.current) >= writeInterval)
      remember({});
    if (isEnough && !wasEnough) onWatched();
  }

  return {
    recall,
    remember,
    report,
    /** The user has jumped to another position. */
    jumped: () => {
      last.current = null;
    },
  };
}
