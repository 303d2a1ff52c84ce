import { Skeleton } from '@mantine/core';
import { Navigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { useProfile } from '../layout/session.ts';
import { reasonOf } from '../progress/recommendation-reasons.ts';
import { CatalogPanel } from './CatalogPanel.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import { FirstQuestions } from './FirstQuestions.tsx';
import classes from './NextStep.module.css';
import { RunningAttempt } from './RunningAttempt.tsx';
import type { useNextCourse } from './use-next-course.ts';

interface NextStepProps {
  userId: string;
  /** Undefined while it loads. */
  next: ReturnType<typeof useNextCourse>;
}

/** The next step: the attempt whose clock runs, else a course, the first questions or the catalogue. */
export function NextStep({ userId, next }: NextStepProps) {
  const { attemptUnderWay } = useProfile();
  const [over, setOver] = useState('');
  const isOver = over === attemptUnderWay?.deadline;
  return (
    <section aria-label="Próximo passo" className={classes.nextStep}>
      {attemptUnderWay && !isOver ? (
        <RunningAttempt
          key={attemptUnderWay.deadline}
          attempt={attemptUnderWay}
          onOver={() => setOver(attemptUnderWay.deadline)}
        />
      ) : (
        <NextCourse userId={userId} next={next} />
      )}
    </section>
  );
}

function NextCourse({ userId, next }: NextStepProps) {
  switch (next?.kind) {
    case undefined:
      return <Skeleton className={classes.tall} />;
    case 'ONGOING':
      return <OngoingCourse course={next.course} />;
    case 'QUESTIONS':
      return <FirstQuestions userId={userId} />;
    case 'RECOMMENDED':
      return <CoursePanel course={next.course} kicker={reasonOf(next.course.because)} />;
    case 'TUTORIAL':
      return <CoursePanel course={next.course} kicker="Que bom ter você aqui" />;
    case 'CATALOG':
      return <CatalogPanel />;
  }
}

/** The shortcut 'Continuar estudando' of the installed site leads on to the lesson. */
function OngoingCourse({ course }: ComponentProps<typeof ContinueCard>) {
  const { continuar } = useSearch({ from: '/' });
  if (!continuar) return <ContinueCard course={course} />;
  return (
    <Navigate
      to="/cursos/$courseIdPresentation"
      params={{ courseIdPresentation: course.slug }}
      search={{ conteudo: course.nextContent?.id }}
      replace
    />
  );
}
