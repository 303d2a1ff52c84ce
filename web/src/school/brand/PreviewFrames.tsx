import { defaultBrand } from '@sabia/domain/school/brand.ts';
import {
  actionShades,
  aliveInHeadings,
  aliveShades,
  grounds,
} from '@sabia/domain/school/brand-colors.ts';
import type { ReactNode } from 'react';
import classes from './BrandPreview.module.css';
import { type BrandValues, shownColor } from './brand-values.ts';

/** `--alive-display` of the light scheme in theme.css. */
const ownAliveHeading = '#d65a00';

interface PreviewFramesProps {
  values: BrandValues;
  children: ReactNode;
}

/** An example of a screen in both colour schemes, with the colours of the form. */
export function PreviewFrames({ values, children }: PreviewFramesProps) {
  const aliveColor = shownColor('alive', values.aliveColor);
  const action = actionShades(shownColor('action', values.actionColor));
  const alive = aliveShades(aliveColor);
  return (
    <>
      <Frame
        colors={{
          '--ground': grounds.paper,
          '--card': grounds.white,
          '--ink': grounds.ink,
          '--quiet': '#505a6d',
          '--line': '#e9e5dc',
          '--action': action[8],
          '--link': action[8],
          '--alive-fill': alive[4],
          '--alive-words': alive[8],
          '--alive-heading':
            aliveColor === defaultBrand.aliveColor ? ownAliveHeading : aliveInHeadings(aliveColor),
        }}
      >
        {children}
      </Frame>
      <Frame
        colors={{
          '--ground': '#0e1420',
          '--card': '#161d2b',
          '--ink': '#e3e9f2',
          '--quiet': '#a3aec0',
          '--line': '#232d3f',
          '--action': action[6],
          '--link': action[4],
          '--alive-fill': alive[4],
          '--alive-words': alive[3],
          '--alive-heading': aliveColor,
        }}
      >
        {children}
      </Frame>
    </>
  );
}

interface FrameProps {
  colors: Readonly<Record<`--${string}`, string | undefined>>;
  children: ReactNode;
}

const Frame = ({ colors, children }: FrameProps) => (
  <div className={classes.sample} style={colors}>
    {children}
  </div>
);
