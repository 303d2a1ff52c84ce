import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { notebookQuery } from '../error-notebook.api.ts';
import { returnWords } from '../return-words.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import { endWords } from './end-words.ts';
import classes from './Review.module.css';
import { tallyOf, type AnsweredCard } from './review-queue.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { serverDate } from '../../platform/clock.ts';

/** The end of a review session: its result, and the day of the next one. */
export function ReviewEnd({ answered }: { answered: readonly AnsweredCard[] }) {
  const overview = useQuery(notebookQuery);
  const [now] = useState(serverDate);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const [title, sentence] = endWords(tallyOf(answered));
  const next = overview.data?.nextDueDay;
  return (
    <Card as="section" aria-label="Fim da revisão" gap={12} align="center" className={classes.end}>
      <IconCircleCheck size={48} stroke={1.5} aria-hidden="true" />
      <Heading ref={heading} tabIndex={-1} size={24}>
        {title}
      </Heading>
      <p>{sentence}</p>
      <WaitingNote />
      {next && <Muted>A próxima volta {returnWords(next, now)}.</Muted>}
      <Row justify="center" className={classes.actions}>
        <ButtonLink to="/caderno-de-erros" size="md">
          Ver o caderno
        </ButtonLink>
        <ButtonLink to="/" variant="default" size="md">
          Ir para o início
        </ButtonLink>
      </Row>
    </Card>
  );
}
