import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconSettings,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { CSSProperties, ReactNode } from 'react';
import classes from './Film.module.css';
import type { ActOnFilm } from './film-keys.ts';
import { clockTime, spokenTime } from './film-time.ts';
import { FilmMenu } from './FilmMenu.tsx';
import type { FilmState } from './use-film.ts';
import type { StreamQuality } from './use-stream.ts';

interface FilmControlsProps {
  film: FilmState;
  act: ActOnFilm;
  isCaptioned: boolean;
  isFullScreen: boolean;
  quality: StreamQuality;
  onSeek: (position: number) => void;
  onVolume: (volume: number) => void;
  onSpeed: (speed: number) => void;
  onPictureInPicture: () => void;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];
const speedFormat = new Intl.NumberFormat('pt-BR');
const speedText = (speed: number) => `${speedFormat.format(speed)}×`;

/** The bar at the lower edge of a film. */
export function FilmControls(props: FilmControlsProps) {
  const { film, act, isCaptioned, isFullScreen, quality, onSpeed, onPictureInPicture } = props;
  const offered = speeds.includes(film.speed)
    ? speeds
    : [...speeds, film.speed].toSorted((one, other) => one - other);
  return (
    <div className={classes.controls} data-controls="">
      <SeekBar {...props} />
      <div className={classes.row}>
        <Control
          label={film.isPlaying ? 'Pausar' : 'Reproduzir'}
          keys="K"
          onClick={() => act('toggle')}
        >
          {film.isPlaying ? <IconPlayerPauseFilled /> : <IconPlayerPlayFilled />}
        </Control>
        <Control label="Voltar 10 segundos" keys="J" onClick={() => act('back10')}>
          <IconRewindBackward10 />
        </Control>
        <Control label="Avançar 10 segundos" keys="L" onClick={() => act('forward10')}>
          <IconRewindForward10 />
        </Control>
        <Volume {...props} />
        <span className={classes.time}>
          {clockTime(film.position)}
          <span> / {clockTime(film.duration)}</span>
        </span>
        <div className={classes.end}>
          <FilmMenu
            label="Velocidade"
            shown={speedText(film.speed)}
            value={film.speed}
            options={offered.map((value) => ({
              value,
              text: value === 1 ? 'Normal' : speedText(value),
            }))}
            onChoose={onSpeed}
          >
            <span className={classes.speed}>{speedText(film.speed)}</span>
          </FilmMenu>
          {isCaptioned && (
            <Control
              label="Legendas"
              keys="C"
              isOn={film.hasCaptions}
              onClick={() => act('captions')}
            >
              {film.hasCaptions ? <IconBadgeCcFilled /> : <IconBadgeCc />}
            </Control>
          )}
          {quality.levels.length > 0 && (
            <FilmMenu
              label="Qualidade"
              value={quality.chosen}
              options={quality.levels}
              onChoose={quality.choose}
            >
              <IconSettings aria-hidden="true" />
            </FilmMenu>
          )}
          {document.pictureInPictureEnabled && (
            <Control
              label="Janela flutuante"
              onClick={onPictureInPicture}
              className={classes.onlyWide}
            >
              <IconPictureInPicture />
            </Control>
          )}
          <Control
            label={isFullScreen ? 'Sair da tela cheia' : 'Tela cheia'}
            keys="F"
            onClick={() => act('fullScreen')}
          >
            {isFullScreen ? <IconMinimize /> : <IconMaximize />}
          </Control>
        </div>
      </div>
    </div>
  );
}

function SeekBar({ film, onSeek }: Pick<FilmControlsProps, 'film' | 'onSeek'>) {
  const { position, duration, bufferedTo } = film;
  const share = (seconds: number) => (duration ? seconds / duration : 0);
  return (
    <input
      type="range"
      className={classes.seek}
      style={{ '--played': share(position), '--buffered': share(bufferedTo) } as CSSProperties}
      aria-label="Posição no vídeo"
      aria-valuetext={`${spokenTime(position)} de ${spokenTime(duration)}`}
      min={0}
      max={duration || 1}
      step="any"
      value={position}
      disabled={!duration}
      onChange={(event) => onSeek(Number(event.currentTarget.value))}
    />
  );
}

function Volume({ film, act, onVolume }: Pick<FilmControlsProps, 'film' | 'act' | 'onVolume'>) {
  const volume = film.isMuted ? 0 : film.volume;
  return (
    <div className={classes.volume}>
      <Control
        label={film.isMuted ? 'Ligar o som' : 'Desligar o som'}
        keys="M"
        onClick={() => act('mute')}
      >
        {film.isMuted ? <IconVolumeOff /> : <IconVolume />}
      </Control>
      <input
        type="range"
        data-own-arrows=""
        className={classes.seek}
        style={{ '--played': volume, '--buffered': 0 } as CSSProperties}
        aria-label="Volume"
        aria-valuetext={formatPercentage(Math.round(volume * 100))}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => onVolume(Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface ControlProps {
  label: string;
  /** The key that does the same. */
  keys?: string;
  /** For a switch: its state. */
  isOn?: boolean;
  onClick: () => void;
  className?: string | undefined;
  children: ReactNode;
}

function Control({ label, keys, isOn, onClick, className = '', children }: ControlProps) {
  return (
    <button
      type="button"
      className={`${classes.control} ${className}`}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
