import { useEffect, useEffectEvent } from 'react';
import { videoSource } from '@sabia/domain/video-source.ts';

/** Reads the duration from the metadata of a video file; other sources have none. */
export function useVideoDuration(
  url: string | undefined,
  onDuration: (seconds: number) => void,
): void {
  const report = useEffectEvent(onDuration);
  useEffect(() => {
    if (!url || videoSource(url).kind !== 'file') return;
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => {
      if (Number.isFinite(video.duration)) report(Math.round(video.duration));
    });
    video.src = url;
    return () => video.removeAttribute('src');
  }, [url]);
}
