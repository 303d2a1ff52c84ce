import { type RefObject, useEffect } from 'react';
import type { VideoSource } from './video-source.ts';

/** Plays a stream where the browser does not do it by itself; the player for that comes only then. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  { kind, url }: VideoSource,
  onFailed: (hasFailed: true) => void,
): void {
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
      if (!Hls.isSupported()) return onFailed(true);
      // The site's Content-Security-Policy lets no worker be made of a blob.
      const hls = new Hls({ enableWorker: false, autoStartLoad: false });
      // Whoever could not wait has pressed it while this was on its way.
      if (target.paused) target.addEventListener('play', () => hls.startLoad(), { once: true });
      else hls.once(Hls.Events.MANIFEST_PARSED, () => hls.startLoad());
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) onFailed(true);
      });
      hls.loadSource(url);
      hls.attachMedia(target);
      stop = () => hls.destroy();
    }
    attach(element).catch(() => onFailed(true));
    return () => {
      isOver = true;
      stop();
    };
  }, [video, kind, url, onFailed]);
}
