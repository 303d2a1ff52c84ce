import { imageSources } from '@sabia/domain/files/image-sources.ts';
import type { InstructorCard } from '@sabia/domain/instructors/instructor.ts';
import { monogram } from '@sabia/domain/instructors/monogram.ts';
import { useState } from 'react';
import { TilePanel } from '../ui/cards/TilePanel.tsx';
import classes from './Portrait.module.css';

interface PortraitProps {
  person: Pick<InstructorCard, 'slug' | 'name' | 'photoUrl'>;
  /** `small` beside a name, `large` on a page of its own. */
  size: 'small' | 'large';
}

/** Modules of the panel behind a portrait. */
const panels = { small: { columns: 3, rows: 3 }, large: { columns: 4, rows: 4 } };

/** The photo of an instructor, or their monogram, on a panel of tiles. Decoration beside the name. */
export function Portrait({ person: { slug, name, photoUrl }, size }: PortraitProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <div className={classes.portrait} data-size={size} aria-hidden="true">
      <TilePanel seed={slug} size={panels[size]} />
      {photoUrl && photoUrl !== brokenUrl ? (
        <img
          src={photoUrl}
          srcSet={imageSources(photoUrl)}
          sizes={size === 'small' ? '56px' : '260px'}
          alt=""
          width={320}
          height={320}
          className={classes.photo}
          onError={() => setBrokenUrl(photoUrl)}
        />
      ) : (
        <span className={classes.monogram}>{monogram(name)}</span>
      )}
    </div>
  );
}
