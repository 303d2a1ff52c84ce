import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { VideoSource } from '@sabia/domain/video-source.ts';

/** The qualities of a stream; empty where the browser or the stream leaves no choice. */
export interface StreamQuality {
  levels: readonly { value: number; text: string }[];
  /** -1: by the speed of the connection. */
  chosen: number;
  choose: (level: number) => void;
}

interface Levels {
  levels: StreamQuality['levels'];
  choose: StreamQuality['choose'];
}

const none: Levels = { levels: [], choose: () => {} };

/** Plays an HLS stream by hls.js, loaded on demand, if the browser has no native support. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  { kind, url }: VideoSource,
  onFailed: (hasFailed: true) => void,
): StreamQuality {
  const [known, setKnown] = useState(none);
  const [chosen, setChosen] = useState(-1);
  // Another function must not load the stream again while it plays.
  const fail = useEffectEvent(() => onFailed(true));
  useEffect(() => {
    const element = video.current;
    if (!element || kind !== 'stream') return;
    if (element.canPlayType('application/vnd.apple.mpegurl')) {
      keepPlaying(element, () => element.setAttribute('src', url));
      return;
    }
    let isOver = false;
    let stop = () => {};
    async function attach(target: HTMLVideoElement): Promise<void> {
      const { default: Hls } = await import('hls.js/light');
      if (isOver) return;
      if (!Hls.isSupported()) return fail();
      // The Content-Security-Policy of the site forbids workers from blob URLs.
      const hls = new Hls({ enableWorker: false, autoStartLoad: false });
      // Play was pressed while hls.js was loading.
      if (target.paused) target.addEventListener('play', () => hls.startLoad(), { once: true });
      else hls.once(Hls.Events.MANIFEST_PARSED, () => hls.startLoad());
      hls.on(Hls.Events.MANIFEST_PARSED, () =>
        setKnown({
          levels: levelsOf(hls.levels),
          choose: (level) => {
            hls.nextLevel = level;
          },
        }),
      );
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) fail();
      });
      hls.loadSource(url);
      keepPlaying(target, () => hls.attachMedia(target));
      stop = () => hls.destroy();
    }
    attach(element).catch(() => fail());
    return () => {
      isOver = true;
      stop();
      setKnown(none);
      setChosen(-1);
    };
  }, [video, kind, url]);
  return {
    levels: known.levels,
    chosen,
    choose: (level) => {
      setChosen(level);
      known.choose(level);
    },
  };
}

/** Another source pauses a film whose play button was pressed just before, while the browser was looking for one. */
export function keepPlaying(
  film: { paused: boolean; play: () => Promise<void> },
  attach: () => void,
): void {
  const isPressed = !film.paused;
  attach();
  // A failure arrives as an event.
  if (isPressed && film.paused) film.play().catch(() => {});
}

/** The choices of a stream with several levels, the best first, after the automatic one. */
export function levelsOf(
  levels: readonly { height: number; bitrate: number }[],
): StreamQuality['levels'] {
  if (levels.length < 2) return [];
  const named = levels
    .map(({ height, bitrate }, value) => ({ value, height, bitrate }))
    .toSorted((one, other) => other.height - one.height || other.bitrate - one.bitrate)
    .map(({ value, height, bitrate }) => ({
      value,
      text: height ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`,
    }));
  return [{ value: -1, text: 'Automática' }, ...named];
}
