import { imageSources } from '@sabia/domain/files/image-sources.ts';
import { useState } from 'react';
import classes from './Cover.module.css';

interface CoverProps {
  title: string;
  imageUrl: string | null;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** True if it is visible without scrolling: loaded with priority. */
  isPriority?: boolean;
}

/** A 16:9 cover: the image, or a generated one if there is none or it fails to load. */
export function Cover({ title, imageUrl, sizes, isPriority = false }: CoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!imageUrl || imageUrl === brokenUrl)
    return (
      <div className={classes.cover} data-look={lookOf(title)} aria-hidden="true">
        <span className={classes.title}>{title}</span>
      </div>
    );
  return (
    <div className={classes.cover} data-look={lookOf(title)}>
      <img
        src={imageUrl}
        srcSet={imageSources(imageUrl)}
        sizes={sizes}
        alt=""
        width={640}
        height={360}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        className={classes.image}
        onError={() => setBrokenUrl(imageUrl)}
      />
    </div>
  );
}

/** One of four variants, always the same for a title. */
function lookOf(title: string): number {
  return Array.from(title).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
