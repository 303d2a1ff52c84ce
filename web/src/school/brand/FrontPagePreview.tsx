import { emphasisOf } from '@sabia/domain/school/emphasis.ts';
import { frontPageTextsOf } from '@sabia/domain/school/front-page-texts.ts';
import classes from './BrandPreview.module.css';
import { type BrandValues, changesOf } from './brand-values.ts';
import { PreviewFrames } from './PreviewFrames.tsx';

/** The first words of the front page and its last call in both colour schemes, from the values of the form. */
export function FrontPagePreview({ values }: { values: BrandValues }) {
  const { hero, last } = frontPageTextsOf(changesOf(values));
  const [before, alive, after] = emphasisOf(hero.heading);
  return (
    <div role="group" aria-label="Prévia da página inicial">
      <div inert className={classes.frames}>
        <PreviewFrames values={values}>
          <div className={classes.hero}>
            <p className={classes.heading}>
              {before}
              <em>{alive}</em>
              {after}
            </p>
            <p>{hero.intro}</p>
          </div>
          <div className={classes.last}>
            <p className={classes.lastTitle}>{last.title}</p>
            <p>{last.text}</p>
            <span className={classes.button}>{hero.startFree}</span>
          </div>
        </PreviewFrames>
      </div>
    </div>
  );
}
