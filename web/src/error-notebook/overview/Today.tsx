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
import classes from './Today.module.css';
import { todayWords } from '../today-words.ts';

/** The reviews of today, and the exercise made of the learner's errors. */
export function Today({ overview }: { overview: NotebookOverview }) {
  const context = useAppContext();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
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
    <section aria-label="Hoje" className={classes.today}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.hint}>{hint}</p>
      </div>
      <WaitingNote />
      <dl className={classes.facts}>
        <Fact name="No caderno" value={String(overview.totalQtd)} />
        <Fact
          name="Revisadas hoje"
          value={`${overview.reviewedTodayQtd} de ${overview.dailyCap} no máximo`}
        />
        {dueQtd > 0 && overview.nextDueDay && (
          <Fact name="As próximas voltam" value={returnWords(overview.nextDueDay, now)} />
        )}
      </dl>
      {exercise.error && (
        <p role="alert" className={classes.problem}>
          {exercise.error.message}
        </p>
      )}
      <div className={classes.actions}>
        {dueQtd > 0 && (
          <ButtonLink to="/caderno-de-erros/revisao" size="md">
            Revisar agora
          </ButtonLink>
        )}
        <Button
          variant="default"
          size="md"
          loading={exercise.isPending}
          classNames={{ root: classes.exercise, label: classes.label }}
          onClick={() => exercise.mutate()}
        >
          Montar um exercício com meus erros
        </Button>
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
