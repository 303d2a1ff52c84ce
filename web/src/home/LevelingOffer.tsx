import { Skeleton } from '@mantine/core';
import { IconStairs } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { levelingExamQuery } from '../practice-exams/practice-exams.api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { count } from '../ui/plural.ts';
import classes from './Offer.module.css';

/** The link to the leveling exam for learners who have not taken it; renders nothing without one. */
export function LevelingOffer() {
  const { data: exam, isPending } = useQuery(levelingExamQuery);
  if (isPending) return <Skeleton className={classes.skeleton} />;
  if (!exam) return null;
  const hasStarted = exam.progress?.isOngoing ?? false;
  return (
    <section aria-labelledby="nivelamento" className={classes.offer}>
      <IconStairs size={32} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <h2 id="nivelamento" className={classes.title}>
          Descubra o seu nível
        </h2>
        <p>
          {count(exam.questionsQtd, 'questão', 'questões')} mostram por onde começar, e o catálogo
          passa a abrir pelos cursos do seu nível.
        </p>
      </div>
      <ButtonLink to="/nivelamento">
        {hasStarted ? 'Continuar a prova' : 'Fazer a prova de nivelamento'}
      </ButtonLink>
    </section>
  );
}
