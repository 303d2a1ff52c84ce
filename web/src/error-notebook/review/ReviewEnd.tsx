import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { notebookQuery } from '../error-notebook.api.ts';
import { returnWords } from '../return-words.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import { endWords } from './end-words.ts';
import classes from './ReviewEnd.module.css';
import { tallyOf, type AnsweredQuestion } from './review-queue.ts';

/** The end of a review session: its result, and the day of the next one. */
export function ReviewEnd({ answered }: { answered: readonly AnsweredQuestion[] }) {
  const overview = useQuery(notebookQuery);
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const [title, sentence] = endWords(tallyOf(answered));
  const next = overview.data?.nextDueDay;
  return (
    <section aria-label="Fim da revisão" className={classes.end}>
      <IconCircleCheck size={48} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <p className={classes.sentence}>{sentence}</p>
      <WaitingNote />
      {next && <p className={classes.next}>A próxima volta {returnWords(next, now)}.</p>}
      <div className={classes.actions}>
        <ButtonLink to="/caderno-de-erros" size="md">
          Ver o caderno
        </ButtonLink>
        <ButtonLink to="/" variant="default" size="md">
          Ir para o início
        </ButtonLink>
      </div>
    </section>
  );
}
