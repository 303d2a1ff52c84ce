import { useEffect, useEffectEvent } from 'react';
import { videoSource } from '../../../ui/video/video-source.ts';

/** Reads from a video file how long it is; other sources don't tell. */
export function useVideoLength(url: string | undefined, onLength: (seconds: number) => void): void {
  const tell = useEffectEvent(onLength);
  useEffect(() => {
    if (!url || videoSource(url).kind !== 'file') return;
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => {
      if (Number.isFinite(video.duration)) tell(Math.round(video.duration));
    });
    video.src = url;
    return () => video.removeAttribute('src');
  }, [url]);
}
