import { imageSources } from '@sabia/domain/files/image-sources.ts';
import { useState } from 'react';
import classes from './Cover.module.css';

interface CoverProps {
  title: string;
  imageUrl: string | null;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Among the first things to be seen on its screen. */
  isPriority?: boolean;
}

/** A 16:9 cover: the image, or one made of the title where there is none or it does not load. */
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

/** One of four, the same for a title every time. */
function lookOf(title: string): number {
  return Array.from(title).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
