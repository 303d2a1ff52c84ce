import { frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import { IconPlus } from '@tabler/icons-react';
import classes from './FrontPage.module.css';

const texts = frontPageTexts.questions;

export function Questions({ hasPlans }: { hasPlans: boolean }) {
  const questions = [...(hasPlans ? texts.ofSubscription : []), ...texts.all];
  return (
    <section aria-labelledby="perguntas" className={classes.questions}>
      <h2 id="perguntas">{texts.title}</h2>
      <div>
        {questions.map(({ title, text }) => (
          <details key={title}>
            <summary>
              {title}
              <IconPlus size={22} aria-hidden="true" />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
