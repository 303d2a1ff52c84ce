import { tileColorsOf } from '../tiles/tile-colors.ts';
import { tileHueOf } from '../tiles/tile-hue.ts';
import {
  drawTilePanel,
  type TilePanel,
  type TileSize,
  type TileTone,
} from '../tiles/tile-panel.ts';
import type { Certificate } from './certificate.ts';

/** A band of tiles along the short side of an A4 page in landscape. */
const bandSize: TileSize = { columns: 4, rows: 11 };

/** The tiles of a certificate, in the hue of its category, with the colours of print. */
export function certificatePanel(
  { seed, category }: Certificate['artwork'],
  size: TileSize = bandSize,
): TilePanel & { colors: Record<TileTone, string> } {
  return { ...drawTilePanel(seed, size), colors: tileColorsOf(tileHueOf(category ?? seed)) };
}
