import { type RefObject, useEffect, useState } from 'react';

/** The state of a video element, as its controls show it. */
export interface FilmState {
  isPlaying: boolean;
  /** Playback has begun once; the poster is gone. */
  hasStarted: boolean;
  hasEnded: boolean;
  /** Playback waits for data. */
  isWaiting: boolean;
  position: number;
  /** 0 before it is known. */
  duration: number;
  /** The end of the buffered range around the position. */
  bufferedTo: number;
  isMuted: boolean;
  volume: number;
  speed: number;
  hasCaptions: boolean;
}

const initial: FilmState = {
  isPlaying: false,
  hasStarted: false,
  hasEnded: false,
  isWaiting: false,
  position: 0,
  duration: 0,
  bufferedTo: 0,
  isMuted: false,
  volume: 1,
  speed: 1,
  hasCaptions: false,
};

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
] as const;

/** HTMLMediaElement.HAVE_FUTURE_DATA. */
const haveFutureData = 3;

export function useFilm(video: RefObject<HTMLVideoElement | null>): FilmState {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const read = () => setState((before) => stateOf(film, before));
    read();
    for (const event of events) film.addEventListener(event, read);
    film.textTracks.addEventListener('change', read);
    return () => {
      for (const event of events) film.removeEventListener(event, read);
      film.textTracks.removeEventListener('change', read);
    };
  }, [video]);
  return state;
}

function stateOf(film: HTMLVideoElement, before: FilmState): FilmState {
  const isPlaying = !film.paused && !film.ended;
  return {
    isPlaying,
    hasStarted: before.hasStarted || isPlaying,
    hasEnded: film.ended,
    isWaiting: isPlaying && film.readyState < haveFutureData,
    position: film.currentTime,
    duration: Number.isFinite(film.duration) ? film.duration : 0,
    bufferedTo: bufferedTo(film),
    isMuted: film.muted || film.volume === 0,
    volume: film.volume,
    speed: film.playbackRate,
    hasCaptions: [...film.textTracks].some(({ mode }) => mode === 'showing'),
  };
}

function bufferedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let at = 0; at < buffered.length; at++)
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime)
      return buffered.end(at);
  return 0;
}
