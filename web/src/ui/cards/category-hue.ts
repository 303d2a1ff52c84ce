import { tileHueOf } from '@sabia/domain/tiles/tile-hue.ts';
import type { CSSProperties } from 'react';

/** The hue of a category for the style sheets, as `--tile-hue`. */
export const categoryHue = (category: string) =>
  ({ '--tile-hue': tileHueOf(category) }) as CSSProperties;
