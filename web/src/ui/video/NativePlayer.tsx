import { imageOfWidth } from '@sabia/domain/files/image-sources.ts';
import { useRef, useState } from 'react';
import plainPoster from './poster.svg';
import { useRenewedAddress } from './use-renewed-address.ts';
import { useStream } from './use-stream.ts';
import { useWatching } from './use-watching.ts';
import type { MemoryKey } from './video-memory.ts';
import type { VideoSource } from '@sabia/domain/video-source.ts';
import classes from './Video.module.css';

export interface NativePlayerProps {
  source: VideoSource;
  title: string;
  captionsUrl: string | null;
  /** The poster, shown until the video plays. */
  posterUrl?: string | null | undefined;
  memoryKey: MemoryKey;
  onWatched: () => void;
  onFailed: (hasFailed: true) => void;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];
const speedFormat = new Intl.NumberFormat('pt-BR');

/** Seconds from the start or the end within which a video starts over instead of resuming. */
const nearAnEnd = 3;

/** The native player of the browser, with its controls. */
export function NativePlayer(props: NativePlayerProps) {
  const { source, title, captionsUrl, posterUrl, memoryKey, onWatched, onFailed } = props;
  const video = useRef<HTMLVideoElement>(null);
  const { recall, remember, report, jumped } = useWatching(memoryKey, onWatched);
  const [speed, setSpeed] = useState(() => recall().speed);
  const shownTrack = useRef<HTMLTrackElement>(null);
  const { address, onPlay, onError, hasLoaded } = useRenewedAddress(video, source.url, onFailed);
  useStream(video, { ...source, url: address }, onFailed);

  function resume(player: HTMLVideoElement): void {
    hasLoaded();
    const { position, speed: known } = recall();
    player.playbackRate = known;
    const isInside = position > nearAnEnd && position < player.duration - nearAnEnd;
    if (isInside) player.currentTime = position;
  }

  function tell({ currentTime, duration, playbackRate, seeking }: HTMLVideoElement): void {
    if (!seeking) report({ position: currentTime, duration, speed: playbackRate });
  }

  /** Not a default track, which the browser would show against the user's setting. */
  function showCaptions(element: HTMLTrackElement): () => void {
    const { track } = element;
    // Once: a later render must not undo a choice whose event the browser has not dispatched yet.
    if (shownTrack.current !== element) {
      shownTrack.current = element;
      track.mode = recall().hasCaptions ? 'showing' : 'disabled';
    }
    const tracks = element.closest('video')?.textTracks;
    const switched = () => remember({ hasCaptions: track.mode === 'showing' });
    tracks?.addEventListener('change', switched);
    return () => tracks?.removeEventListener('change', switched);
  }

  function rememberSpeed({ playbackRate }: HTMLVideoElement): void {
    setSpeed(playbackRate);
    remember({ speed: playbackRate });
  }

  return (
    <div className={classes.player}>
      <div className={classes.frame}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are optional */}
        <video
          ref={video}
          src={source.kind === 'file' ? address : undefined}
          aria-label={title}
          controls
          playsInline
          poster={posterUrl ? imageOfWidth(posterUrl, 1280) : plainPoster}
          // Nothing of the video loads before it is played, for learners who only read.
          preload="none"
          onLoadedMetadata={(event) => resume(event.currentTarget)}
          onTimeUpdate={(event) => tell(event.currentTarget)}
          onSeeking={jumped}
          onPause={({ currentTarget }) => remember({ position: currentTarget.currentTime })}
          onRateChange={(event) => rememberSpeed(event.currentTarget)}
          onPlay={onPlay}
          onError={onError}
        >
          {captionsUrl && (
            <track
              ref={showCaptions}
              kind="captions"
              srcLang="pt-BR"
              label="Português"
              src={captionsUrl}
            />
          )}
        </video>
      </div>
      <label className={classes.speed}>
        Velocidade
        <select
          value={speed}
          onChange={(event) => {
            if (video.current) video.current.playbackRate = Number(event.currentTarget.value);
          }}
        >
          {(speeds.includes(speed) ? speeds : [...speeds, speed]).map((value) => (
            <option key={value} value={value}>
              {value === 1 ? 'Normal' : `${speedFormat.format(value)}×`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
