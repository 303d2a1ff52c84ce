import { imageOfWidth } from '@sabia/domain/files/image-sources.ts';
import type { VideoSource } from '@sabia/domain/video-source.ts';
import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { type Artwork, TilePanel } from '../cards/TilePanel.tsx';
import { showCaptions } from './film-element.ts';
import type { FilmOnPage } from './film-keys.ts';
import { FilmOverlay, type NextUp } from './FilmOverlay.tsx';
import { useFilm } from './use-film.ts';
import { useRenewedAddress } from './use-renewed-address.ts';
import { useStream } from './use-stream.ts';
import { useWatching, type Watching } from './use-watching.ts';
import classes from './Video.module.css';

export interface NativePlayerProps extends Watching {
  source: VideoSource;
  title: string;
  captionsUrl: string | null;
  /** The poster, shown until the video plays; without one, the panel of `artwork`. */
  posterUrl?: string | null | undefined;
  /** Default: a panel of this video. */
  artwork?: Artwork | undefined;
  /** Shown at the end. */
  next?: NextUp | undefined;
  /** Receives the film for the keyboard shortcuts of the page. */
  film?: Ref<FilmOnPage> | undefined;
  onFailed: (hasFailed: true) => void;
}

/** Seconds from the start or the end within which a video starts over instead of resuming. */
const nearAnEnd = 3;

/** A video file or stream with the controls of the site. */
export function NativePlayer(props: NativePlayerProps) {
  const { source, title, captionsUrl, posterUrl, memoryKey, onFailed } = props;
  const { artwork = { seed: memoryKey.contentId }, next } = props;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { resumesAt, recall, remember, report, stopped, jumped } = useWatching(props);
  const { address, onPlay, onError, hasLoaded } = useRenewedAddress(video, source.url, onFailed);
  const quality = useStream(video, { ...source, url: address }, onFailed);
  const state = useFilm(video);

  function resume(player: HTMLVideoElement): void {
    hasLoaded();
    const { position, speed } = recall();
    player.playbackRate = speed;
    const isInside = position > nearAnEnd && position < player.duration - nearAnEnd;
    if (isInside) player.currentTime = position;
  }

  function tell({ currentTime, duration, playbackRate, seeking }: HTMLVideoElement): void {
    if (!seeking) report({ position: currentTime, duration, speed: playbackRate });
  }

  const isCaptioned = captionsUrl !== null;
  /** Not a default track, which the browser would show against the user's setting. */
  const areCaptionsOn = useEffectEvent(() => recall().hasCaptions);
  const rememberCaptions = useEffectEvent((mode: TextTrackMode) =>
    remember({ hasCaptions: mode === 'showing' }),
  );
  // Not in each render: that would undo a choice whose event the browser has not dispatched yet.
  useEffect(() => {
    const tracks = video.current?.textTracks;
    const track = isCaptioned ? tracks?.[0] : undefined;
    if (!tracks || !track) return;
    showCaptions(track, areCaptionsOn());
    const switched = () => rememberCaptions(track.mode);
    tracks.addEventListener('change', switched);
    return () => tracks.removeEventListener('change', switched);
  }, [isCaptioned]);

  return (
    <div ref={frame} className={classes.frame} data-film="">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are optional */}
      <video
        ref={video}
        src={source.kind === 'file' ? address : undefined}
        aria-label={title}
        playsInline
        poster={posterUrl ? imageOfWidth(posterUrl, 1280) : undefined}
        // Nothing of the video loads before it is played, for learners who only read.
        preload="none"
        onLoadedMetadata={(event) => resume(event.currentTarget)}
        onTimeUpdate={(event) => tell(event.currentTarget)}
        onSeeking={jumped}
        // At the end, `onEnded` follows.
        onPause={({ currentTarget: { ended, currentTime } }) => ended || stopped(currentTime)}
        // Played again, it starts over.
        onEnded={() => stopped(0)}
        onRateChange={({ currentTarget }) => remember({ speed: currentTarget.playbackRate })}
        onPlay={onPlay}
        onError={onError}
      >
        {captionsUrl && (
          <track kind="captions" srcLang="pt-BR" label="Português" src={captionsUrl} />
        )}
      </video>
      {!posterUrl && !state.hasStarted && <TilePanel {...artwork} className={classes.poster} />}
      <FilmOverlay
        {...{ frame, video, title, quality, next }}
        film={state}
        onPage={props.film}
        isCaptioned={isCaptioned}
        resumesAt={resumesAt > nearAnEnd ? resumesAt : 0}
      />
    </div>
  );
}
