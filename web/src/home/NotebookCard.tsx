import { Skeleton } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { notebookQuery } from '../error-notebook/error-notebook.api.ts';
import { todayWords } from '../error-notebook/today-words.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './Offer.module.css';

/** Today's reviews of the error notebook; renders nothing for an empty notebook. */
export function NotebookCard() {
  const { data: overview, isPending } = useQuery(notebookQuery);
  const [now] = useState(() => new Date());
  const heading = useId();
  if (isPending) return <Skeleton className={classes.skeleton} />;
  if (!overview || overview.totalQtd === 0) return null;
  const [title, hint] = todayWords(overview, now);
  return (
    <section aria-labelledby={heading} className={classes.offer}>
      <IconNotebook size={32} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        <p>{hint}</p>
      </div>
      {overview.dueQtd > 0 ? (
        <ButtonLink to="/caderno-de-erros/revisao">Revisar agora</ButtonLink>
      ) : (
        <ButtonLink to="/caderno-de-erros" variant="default">
          Abrir o caderno
        </ButtonLink>
      )}
    </section>
  );
}
