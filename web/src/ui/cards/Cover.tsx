import { imageSources } from '@sabia/domain/files/image-sources.ts';
import { photoOf } from '@sabia/domain/tiles/drawn-cover.ts';
import { useState } from 'react';
import classes from './Cover.module.css';
import { type Artwork, TilePanel } from './TilePanel.tsx';

interface CoverProps {
  /** For the panel that is drawn without an image. */
  artwork: Artwork;
  imageUrl: string | null;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** True if it is visible without scrolling: loaded with priority. */
  isPriority?: boolean;
}

/** A 16:9 cover: the image, or a panel of tiles if there is none or it fails to load. */
export function Cover({ artwork, imageUrl, sizes, isPriority = false }: CoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const photo = photoOf(imageUrl);
  if (!photo || photo === brokenUrl)
    return (
      <div className={classes.cover}>
        <TilePanel {...artwork} />
      </div>
    );
  return (
    <div className={classes.cover}>
      <img
        src={photo}
        srcSet={imageSources(photo)}
        sizes={sizes}
        alt=""
        width={640}
        height={360}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        className={classes.image}
        onError={() => setBrokenUrl(photo)}
      />
    </div>
  );
}
