import { VisuallyHidden } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type Ref, type RefObject, useEffect, useSyncExternalStore } from 'react';
import classes from './Film.module.css';
import {
  changeVolume,
  seekBy,
  seekTo,
  setSpeed,
  setVolume,
  toggleCaptions,
  toggleFullScreen,
  togglePictureInPicture,
  togglePlayback,
  toggleSound,
} from './film-element.ts';
import type { ActOnFilm, FilmAction, FilmOnPage } from './film-keys.ts';
import { clockTime } from './film-time.ts';
import { FilmControls } from './FilmControls.tsx';
import type { FilmState } from './use-film.ts';
import { useFilmEvents } from './use-film-events.ts';
import { useShownControls } from './use-shown-controls.ts';
import type { StreamQuality } from './use-stream.ts';

/** The content after a film. */
export interface NextUp {
  title: string;
  onOpen: () => void;
}

interface FilmOverlayProps {
  /** The film with this overlay: what the full screen shows. */
  frame: RefObject<HTMLDivElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  film: FilmState;
  title: string;
  isCaptioned: boolean;
  quality: StreamQuality;
  /** Seconds; 0: from the start. */
  resumesAt: number;
  next: NextUp | undefined;
  /** Receives the film for the keyboard shortcuts of the page. */
  onPage: Ref<FilmOnPage> | undefined;
}

/** The layer over the picture of a film: play button, controls, the next content. It handles pointer and keyboard. */
export function FilmOverlay(props: FilmOverlayProps) {
  const { frame, video, film, title, isCaptioned, quality, resumesAt, next, onPage } = props;
  const { isShown, show, hide } = useShownControls(frame, film.isPlaying);
  const isFullScreen = useFullScreen(frame);
  const isAtEnd = film.hasEnded && next !== undefined;

  function toggle(): void {
    if (video.current) togglePlayback(video.current);
  }

  function seek(position: number): void {
    if (video.current) seekTo(video.current, position);
  }

  const run: Record<FilmAction, (video: HTMLVideoElement) => void> = {
    toggle,
    back10: (player) => seekBy(player, -10),
    forward10: (player) => seekBy(player, 10),
    back5: (player) => seekBy(player, -5),
    forward5: (player) => seekBy(player, 5),
    louder: (player) => changeVolume(player, 0.1),
    quieter: (player) => changeVolume(player, -0.1),
    mute: toggleSound,
    captions: toggleCaptions,
    fullScreen: (player) => frame.current && toggleFullScreen(frame.current, player),
  };
  const act: ActOnFilm = (action) => {
    show();
    if (video.current) run[action](video.current);
  };
  useFilmEvents(frame, { act, show, onPage });

  // The play button over the poster is gone, and the focus with it.
  useEffect(() => {
    if (film.hasStarted && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('[data-controls] button')?.focus();
  }, [frame, film.hasStarted]);

  if (!film.hasStarted) return <FilmStart title={title} resumesAt={resumesAt} onStart={toggle} />;
  return (
    <div className={classes.overlay} data-shown={isShown || undefined}>
      {/* A click on the picture. The keyboard has the same in the bar. */}
      <div
        className={classes.picture}
        onPointerUp={({ pointerType, button }) => {
          if (button !== 0) return;
          if (pointerType === 'mouse') toggle();
          else if (isShown && film.isPlaying) hide();
          else show();
        }}
        onDoubleClick={() => act('fullScreen')}
      />
      {film.isWaiting && (
        <div role="status" className={classes.waiting}>
          <VisuallyHidden>Carregando o vídeo</VisuallyHidden>
        </div>
      )}
      {isAtEnd && <FilmEnd next={next} onRepeat={toggle} />}
      {!film.isPlaying && !isAtEnd && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classes.paused}
          onClick={toggle}
        >
          <span className={classes.play}>
            <IconPlayerPlayFilled size={40} />
          </span>
        </button>
      )}
      <FilmControls
        {...{ film, act, isCaptioned, isFullScreen, quality }}
        onSeek={seek}
        onVolume={(chosen) => video.current && setVolume(video.current, chosen)}
        onSpeed={(speed) => video.current && setSpeed(video.current, speed)}
        onPictureInPicture={() => video.current && togglePictureInPicture(video.current)}
      />
    </div>
  );
}

interface FilmStartProps {
  title: string;
  /** Seconds; 0: from the start. */
  resumesAt: number;
  onStart: () => void;
}

/** The play button over the poster. */
function FilmStart({ title, resumesAt, onStart }: FilmStartProps) {
  return (
    <button type="button" className={classes.start} onClick={onStart}>
      <span className={classes.play}>
        <IconPlayerPlayFilled size={40} aria-hidden="true" />
      </span>
      <VisuallyHidden>{`Reproduzir ${title}`}</VisuallyHidden>
      {resumesAt > 0 && <span className={classes.resume}>Continuar de {clockTime(resumesAt)}</span>}
    </button>
  );
}

/** The content after the film, or the film again. */
function FilmEnd({ next, onRepeat }: { next: NextUp; onRepeat: () => void }) {
  return (
    <section aria-label="A seguir" className={classes.next}>
      <p className={classes.nextLabel}>A seguir</p>
      <p className={classes.nextTitle}>{next.title}</p>
      <div className={classes.nextActions}>
        <button type="button" className={classes.open} onClick={next.onOpen}>
          Continuar
        </button>
        <button type="button" className={classes.again} onClick={onRepeat}>
          Ver de novo
        </button>
      </div>
    </section>
  );
}

function useFullScreen(frame: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('fullscreenchange', onChange);
      return () => document.removeEventListener('fullscreenchange', onChange);
    },
    () => frame.current !== null && document.fullscreenElement === frame.current,
  );
}
