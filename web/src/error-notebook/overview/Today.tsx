import type { NotebookOverview } from '@sabia/domain/error-notebook/error-notebook.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { startAttempt } from '../../attempts/attempts.api.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { notebookPort } from '../notebook-port.ts';
import { returnWords } from '../return-words.ts';
import { useReviewOutbox } from '../use-review-outbox.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import classes from './Notebook.module.css';
import { todayWords } from '../today-words.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { serverDate } from '../../platform/clock.ts';

/** The reviews of today, and the exercise made of the learner's errors. */
export function Today({ overview }: { overview: NotebookOverview }) {
  const context = useAppContext();
  const navigate = useNavigate();
  const [now] = useState(serverDate);
  const { entries } = useReviewOutbox();
  const exercise = useMutation({
    mutationFn: () => startAttempt(context, notebookPort),
    onSuccess: (tentativa) =>
      navigate({ to: '/caderno-de-erros/exercicio', search: { tentativa } }),
  });
  // Reviews that wait for the server are done for the learner.
  const dueQtd = Math.max(0, overview.dueQtd - entries.length);
  const [title, hint] = todayWords({ ...overview, dueQtd }, now);
  return (
    <Card as="section" aria-label="Hoje" padding={24} gap={20} isRaised>
      <div>
        <Heading size={22}>{title}</Heading>
        <Muted>{hint}</Muted>
      </div>
      <WaitingNote />
      <Facts
        facts={{
          'No caderno': String(overview.totalQtd),
          'Revisadas hoje': `${overview.reviewedTodayQtd} de até ${overview.dailyCap}`,
          'As próximas voltam':
            dueQtd > 0 && overview.nextDueDay ? returnWords(overview.nextDueDay, now) : null,
        }}
      />
      {exercise.error && (
        <div role="alert">
          <ErrorMessage>{exercise.error.message}</ErrorMessage>
        </div>
      )}
      <Row className={classes.actions}>
        {dueQtd > 0 && (
          <ButtonLink to="/caderno-de-erros/revisao" size="md">
            Revisar agora
          </ButtonLink>
        )}
        {overview.totalQtd > overview.essayCardsQtd && (
          <Button
            variant="default"
            size="md"
            loading={exercise.isPending}
            classNames={{ root: classes.exercise, label: classes.action }}
            onClick={() => exercise.mutate()}
          >
            Montar um simulado com meus erros
          </Button>
        )}
      </Row>
    </Card>
  );
}
