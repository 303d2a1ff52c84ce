import { type FrontPageTexts, frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TilePanel } from '../../ui/cards/TilePanel.tsx';
import classes from './FrontPage.module.css';
import { wallCategory } from './wall-category.ts';

const { hero } = frontPageTexts;

interface LastCallProps {
  texts: FrontPageTexts['last'];
  isFree: boolean;
}

export function LastCall({ texts, isFree }: LastCallProps) {
  return (
    <section aria-labelledby="comecar" className={classes.last}>
      <div className={classes.wall}>
        <TilePanel seed="jardim" category={wallCategory} size={{ columns: 12, rows: 4 }} />
      </div>
      <div className={classes.lastCard}>
        <h2 id="comecar">{texts.title}</h2>
        <p>{texts.text}</p>
        <ButtonLink to="/cadastro" search={{ voltar: '/' }} size="lg">
          {isFree ? hero.startFree : hero.start}
        </ButtonLink>
      </div>
    </section>
  );
}
