import type { VideoPosition } from '@sabia/domain/progress/video-position.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  latestPosition,
  type MemoryKey,
  recallVideo,
  rememberVideo,
  type VideoMemory,
} from './video-memory.ts';
import { playedSince, watchedEnough, watchedShare, withRange } from './watched-ranges.ts';
import { serverTime } from '../../platform/clock.ts';

export interface PlaybackReport {
  position: number;
  duration: number;
  speed: number;
}

/** The user's position in a video as the account keeps it, for all devices. */
export interface AccountPosition {
  last: VideoPosition | null;
  save: (position: VideoPosition) => void;
}

export interface Watching {
  memoryKey: MemoryKey;
  /** Without it the position stays on this device. */
  account?: AccountPosition | undefined;
  /** Called when 90 % of the video was watched. */
  onWatched: () => void;
}

/** Seconds of playback between two writes of the position. */
const writeInterval = 2;

/** Seconds; nearer to the last saved position, the account is not told. */
const saveDistance = 5;

/**
 * Stores the user's position in a video, and reports when 90 % of it was watched. The account is told when playback
 * pauses and when the page is hidden or left.
 */
export function useWatching({ memoryKey, account, onWatched }: Watching) {
  const [stored] = useState(() => recallVideo(memoryKey));
  const memory = useRef(stored);
  const last = useRef<number>(null);
  const written = useRef(0);
  /** The position that the account has; undefined before this visit has a position. */
  const saved = useRef<number>(undefined);

  function recall(): VideoMemory {
    // Nothing was played yet: the account may know a later position.
    if (saved.current === undefined && account?.last)
      memory.current = latestPosition(memory.current, account.last);
    return memory.current;
  }

  function remember(changes: Partial<VideoMemory>): void {
    memory.current = { ...recall(), ...changes };
    written.current = memory.current.position;
    rememberVideo(memoryKey, memory.current);
  }

  function moveTo(position: number): Pick<VideoMemory, 'position' | 'positionAt'> {
    const known = recall();
    saved.current ??= known.position;
    // Later than what it follows, even if the clock of this device is slow.
    return { position, positionAt: Math.max(serverTime(), known.positionAt + 1) };
  }

  function report({ position, duration, speed }: PlaybackReport): void {
    const before = recall();
    const played = playedSince(last.current, position, speed);
    const watched = played ? withRange(before.watched, played) : before.watched;
    last.current = position;
    memory.current = { ...before, ...moveTo(position), speed, watched };

    const wasEnough = watchedShare(before.watched, duration) >= watchedEnough;
    const isEnough = watchedShare(watched, duration) >= watchedEnough;
    if (isEnough !== wasEnough || Math.abs(position - written.current) >= writeInterval)
      remember({});
    if (isEnough && !wasEnough) onWatched();
  }

  function save(): void {
    const { position, positionAt } = recall();
    if (saved.current === undefined || Math.abs(position - saved.current) < saveDistance) return;
    saved.current = position;
    account?.save({ seconds: position, at: new Date(positionAt).toISOString() });
  }

  const leave = useEffectEvent(save);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return {
    /** Seconds, before anything was played. */
    resumesAt: (account?.last ? latestPosition(stored, account.last) : stored).position,
    recall,
    remember,
    report,
    /** Playback has stopped at this position. */
    stopped(position: number): void {
      remember(moveTo(position));
      save();
    },
    /** The user has jumped to another position. */
    jumped: () => {
      last.current = null;
    },
  };
}
