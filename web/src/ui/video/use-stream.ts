import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { VideoSource } from '@sabia/domain/video-source.ts';

/** Plays an HLS stream by hls.js, loaded on demand, if the browser has no native support. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  { kind, url }: VideoSource,
  onFailed: (hasFailed: true) => void,
): void {
  // Another function must not load the stream again while it plays.
  const fail = useEffectEvent(() => onFailed(true));
  useEffect(() => {
    const element = video.current;
    if (!element || kind !== 'stream') return;
    if (element.canPlayType('application/vnd.apple.mpegurl')) {
      element.setAttribute('src', url);
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
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) fail();
      });
      hls.loadSource(url);
      hls.attachMedia(target);
      stop = () => hls.destroy();
    }
    attach(element).catch(() => fail());
    return () => {
      isOver = true;
      stop();
    };
  }, [video, kind, url]);
}
