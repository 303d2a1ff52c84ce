import { drawnSize } from '@sabia/domain/files/image-sources.ts';
import { useEffect, useRef, useState } from 'react';
import classes from './EssayRoom.module.css';
import {
  contrasts,
  type PageView,
  type Place,
  stepped,
  uprightPlace,
  within,
} from './page-view.ts';
import { useKeptCentre, usePinch } from './use-page-gestures.ts';

interface PageFrameProps {
  file: { url: string; name: string };
  label: string;
  view: PageView;
  /** Multiplies the zoom. */
  onZoom: (factor: number) => void;
  /** Places on the upright page. */
  marks: readonly ({ number: number } & Place)[];
  /** The corrector chooses a place. */
  isPlacing: boolean;
  onPlace: (place: Place) => void;
  onCancel: () => void;
}

/** A page as a picture that can be scrolled, with the numbers of the comments on it. */
export function PageFrame({
  file,
  label,
  view: { turns, zoom, contrast },
  onZoom,
  marks,
  isPlacing,
  onPlace,
  onCancel,
}: PageFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState(() => firstSize(file.url));
  useKeptCentre(frame, zoom);
  usePinch(frame, onZoom);

  const isSideways = turns % 2 === 1;
  const give = (chosen: Place) => {
    const { x, y } = uprightPlace(turns, chosen);
    onPlace({ x: within(x), y: within(y) });
  };

  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className={classes.frame}
    >
      <div
        className={classes.sheet}
        style={{
          inlineSize: `${zoom * 100}%`,
          aspectRatio: isSideways ? `${height} / ${width}` : `${width} / ${height}`,
        }}
      >
        <Paper
          file={file}
          turns={turns}
          contrast={contrast}
          ratio={width / height}
          marks={marks}
          onSize={setSize}
        />
        {isPlacing && <Aim onAim={give} onCancel={onCancel} />}
      </div>
    </div>
  );
}

interface AimProps {
  /** Gets a place on the page as it is turned. */
  onAim: (place: Place) => void;
  onCancel: () => void;
}

/** Chooses a place of the page by a pointer, or by the arrow keys and Enter. */
function Aim({ onAim, onCancel }: AimProps) {
  const [aim, setAim] = useState<Place>({ x: 0.5, y: 0.5 });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      aria-label="Comentar este ponto"
      className={classes.target}
      onKeyDown={(event) => {
        const next = stepped(aim, event.key, event.shiftKey ? 0.1 : 0.02);
        if (next) setAim(next);
        else if (event.key === 'Escape') onCancel();
        else return;
        event.preventDefault();
      }}
      onClick={({ detail, clientX, clientY, currentTarget }) => {
        // A click by the keyboard has no place of its own.
        if (detail === 0) return onAim(aim);
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        onAim({ x: (clientX - left) / width, y: (clientY - top) / height });
      }}
    >
      <span className={classes.aim} style={{ left: `${aim.x * 100}%`, top: `${aim.y * 100}%` }} />
    </button>
  );
}

interface PaperProps
  extends Pick<PageFrameProps, 'file' | 'marks'>, Pick<PageView, 'turns' | 'contrast'> {
  /** Width by height of the upright page. */
  ratio: number;
  onSize: (size: { width: number; height: number }) => void;
}

/** The picture of a page and the numbers on it, which turn with it. */
const Paper = ({ file, turns, contrast, ratio, marks, onSize }: PaperProps) => (
  <div
    className={classes.paper}
    style={{
      inlineSize: `${turns % 2 === 1 ? ratio * 100 : 100}%`,
      blockSize: `${turns % 2 === 1 ? 100 / ratio : 100}%`,
      rotate: `${turns * 90}deg`,
    }}
  >
    <img
      src={file.url}
      alt={file.name}
      className={classes.picture}
      style={{ filter: `contrast(${contrasts[contrast]?.factor ?? 1})` }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        naturalWidth && onSize({ width: naturalWidth, height: naturalHeight })
      }
    />
    {marks.map(({ number, x, y }) => (
      <span
        key={number}
        aria-hidden="true"
        className={classes.mark}
        style={{ left: `${x * 100}%`, top: `${y * 100}%`, rotate: `${turns * -90}deg` }}
      >
        {number}
      </span>
    ))}
  </div>
);

/** The size in the address of a page; until it is loaded, pages stored without one are sheets of paper. */
function firstSize(url: string): { width: number; height: number } {
  const { width, height } = drawnSize(url) ?? {};
  return width && height ? { width, height } : { width: 210, height: 297 };
}
