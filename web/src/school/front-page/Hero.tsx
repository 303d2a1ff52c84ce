import { emphasisOf } from '@sabia/domain/school/emphasis.ts';
import type { FrontPage } from '@sabia/domain/school/front-page.ts';
import { type FrontPageTexts, frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { TilePanel } from '../../ui/cards/TilePanel.tsx';
import { factsSentence } from './facts-sentence.ts';
import classes from './Hero.module.css';
import { wallCategory } from './wall-category.ts';

/** The week of the example: four days studied, three to come. */
const days = ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'];
const studiedDays = 4;

/** True for a text of many words or with a word of more than 14 letters. */
const isLong = (heading: string) => heading.length > 50 || /\S{15}/.test(heading);

interface HeroProps {
  facts: FrontPage | undefined;
  texts: FrontPageTexts['hero'];
}

export function Hero({ facts, texts }: HeroProps) {
  const [before, alive, after] = emphasisOf(texts.heading);
  const isFree = (facts?.freeCoursesQtd ?? 0) > 0;
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 tabIndex={-1} className={classes.heading} data-long={isLong(texts.heading)}>
          {before}
          {alive && <em>{alive}</em>}
          {after}
        </h1>
        <p className={classes.intro}>{texts.intro}</p>
        <Row gap={12} className={classes.calls}>
          <ButtonLink to="/cadastro" search={{ voltar: '/' }} size="lg">
            {isFree ? texts.startFree : texts.start}
          </ButtonLink>
          {facts?.courses.length !== 0 && (
            <ButtonLink to="/cursos" size="lg" variant="default">
              {texts.seeCourses}
            </ButtonLink>
          )}
        </Row>
        <p className={classes.facts}>{facts && factsSentence(facts)}</p>
      </div>
      <Panel />
    </section>
  );
}

/** An illustration: tiles, and two cards of the home page. */
function Panel() {
  const { streak, resume } = frontPageTexts.examples;
  return (
    <div aria-hidden="true" className={classes.panel}>
      <TilePanel seed="laranjeira" category={wallCategory} size={{ columns: 6, rows: 6 }} />
      <div className={classes.streak}>
        <strong>{streak}</strong>
        <span className={classes.days}>
          {days.map((day, index) => (
            <span key={index} data-studied={index < studiedDays}>
              {index < studiedDays ? <Check /> : day}
            </span>
          ))}
        </span>
      </div>
      <div className={classes.resume}>
        <span>{resume.label}</span>
        <strong>{resume.content}</strong>
        <span>{resume.course}</span>
        <span className={classes.bar} />
      </div>
    </div>
  );
}

const Check = () => (
  <svg viewBox="0 0 12 12" width="12" height="12">
    <path d="M2.5 6.5 5 9l4.5-5.5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
