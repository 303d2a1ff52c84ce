import { drawTilePanel, type TileSize } from '@sabia/domain/tiles/tile-panel.ts';
import { categoryHue } from './category-hue.ts';
import classes from './TilePanel.module.css';

/** From what a panel is drawn. */
export interface Artwork {
  /** The slug of a course, or the id of anything else. */
  seed: string;
  /** The title of the category, which decides the hue. Default: the seed decides it. */
  category?: string | undefined;
}

interface TilePanelProps extends Artwork {
  /** Default: a cover of 16:9. */
  size?: TileSize;
  className?: string | undefined;
}

/** A panel of tiles, which fills its box. Decoration only. */
export function TilePanel({ seed, category = seed, size, className }: TilePanelProps) {
  const { width, height, layers } = drawTilePanel(seed, size);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={[classes.panel, className].join(' ')}
      style={categoryHue(category)}
    >
      {layers.map(({ tone, path }, index) => (
        <path key={index} data-tone={tone} d={path} />
      ))}
    </svg>
  );
}
