import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { catalogQuery, tutorialQuery } from '../courses/courses.api.ts';
import { useProfile } from '../layout/session.ts';
import {
  lastOngoingCourseQuery,
  overviewQuery,
  weeklyGoalQuery,
} from '../progress/progress.api.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { firstCourse } from './first-course.ts';
import { type FirstAnswers, FirstQuestions } from './FirstQuestions.tsx';
import { NoCourseInProgress } from './NoCourseInProgress.tsx';
import classes from './NextStep.module.css';

/** The next step: the ongoing course, a first course for a new learner, or the catalogue. */
export function NextStep({ userId }: { userId: string }) {
  const ongoing = useQuery(lastOngoingCourseQuery(userId));
  return (
    <section aria-label="Próximo passo" className={classes.nextStep}>
      <Loaded query={ongoing} skeleton={<Skeleton className={classes.tall} />}>
        {({ course }) =>
          course ? <OngoingCourse course={course} /> : <NoneInProgress userId={userId} />
        }
      </Loaded>
    </section>
  );
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

function NoneInProgress({ userId }: { userId: string }) {
  const overview = useQuery(overviewQuery(userId));
  const goal = useQuery(weeklyGoalQuery(userId));
  const tutorial = useQuery(tutorialQuery);
  if (overview.isPending || goal.isPending || tutorial.isPending)
    return <Skeleton className={classes.tall} />;
  const isNew = overview.data?.coursesCompleted === 0;
  if (!isNew) return <NoCourseInProgress course={undefined} kicker="" />;
  return <ForNewLearner tutorial={tutorial.data} isAsked={goal.data?.daysPerWeek === null} />;
}

interface ForNewLearnerProps {
  tutorial: CourseCard | undefined;
  /** False if the learner has a weekly goal, which is the last of the questions. */
  isAsked: boolean;
}

function ForNewLearner({ tutorial, isAsked }: ForNewLearnerProps) {
  const { id: userId } = useProfile();
  // The last answer sets the goal.
  const [isAsking, setAsking] = useState(isAsked);
  const [answers, setAnswers] = useState<FirstAnswers>();
  if (answers) return <FirstCourse answers={answers} tutorial={tutorial} />;
  if (isAsking)
    return (
      <FirstQuestions userId={userId} onAnswered={setAnswers} onSkip={() => setAsking(false)} />
    );
  return <NoCourseInProgress course={tutorial} kicker="Que bom ter você aqui" />;
}

interface FirstCourseProps {
  answers: FirstAnswers;
  tutorial: CourseCard | undefined;
}

function FirstCourse({ answers: { category, level }, tutorial }: FirstCourseProps) {
  const { hasActiveSubscription } = useProfile();
  const found = useQuery(catalogQuery({ categories: [category.id], page: '1', limit: '50' }));
  return (
    <Loaded query={found} skeleton={<Skeleton className={classes.tall} />}>
      {({ items }) => {
        const asked = { levelId: level?.id, isSubscriber: hasActiveSubscription };
        const course = firstCourse(items, asked);
        return (
          <NoCourseInProgress
            course={course ?? tutorial}
            kicker={
              course
                ? `Seu primeiro curso, porque você escolheu ${category.title}`
                : 'Comece por aqui'
            }
          />
        );
      }}
    </Loaded>
  );
}
