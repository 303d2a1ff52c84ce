import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { tutorialQuery } from '../courses/courses.api.ts';
import { useProfile } from '../layout/session.ts';
import {
  lastOngoingCourseQuery,
  overviewQuery,
  weeklyGoalQuery,
} from '../progress/progress.api.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { type FirstAnswers, FirstQuestions } from './FirstQuestions.tsx';
import { NoCourseInProgress } from './NoCourseInProgress.tsx';
import classes from './NextStep.module.css';
import { RunningAttempt } from './RunningAttempt.tsx';
import { useFirstCourse } from './use-first-course.ts';

interface NextStepProps extends FirstAnswering {
  userId: string;
}

/** The answers of a new learner in this visit. */
interface FirstAnswering {
  answers: FirstAnswers | undefined;
  onAnswered: (answers: FirstAnswers) => void;
}

/** The next step: the attempt whose clock runs, the ongoing course, a first course for a new learner, or the catalogue. */
export function NextStep({ userId, ...first }: NextStepProps) {
  const ongoing = useQuery(lastOngoingCourseQuery(userId));
  const { attemptUnderWay } = useProfile();
  const [over, setOver] = useState('');
  const isOver = over === attemptUnderWay?.deadline;
  if (attemptUnderWay && !isOver)
    return (
      <section aria-label="Próximo passo" className={classes.nextStep}>
        <RunningAttempt
          key={attemptUnderWay.deadline}
          attempt={attemptUnderWay}
          onOver={() => setOver(attemptUnderWay.deadline)}
        />
      </section>
    );
  return (
    <section aria-label="Próximo passo" className={classes.nextStep}>
      <Loaded query={ongoing} skeleton={<Skeleton className={classes.tall} />}>
        {({ course }) =>
          course ? <OngoingCourse course={course} /> : <NoneInProgress userId={userId} {...first} />
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

function NoneInProgress({ userId, ...first }: NextStepProps) {
  const overview = useQuery(overviewQuery(userId));
  const goal = useQuery(weeklyGoalQuery(userId));
  const tutorial = useQuery(tutorialQuery);
  if (overview.isPending || goal.isPending || tutorial.isPending)
    return <Skeleton className={classes.tall} />;
  const isNew = overview.data?.coursesCompleted === 0;
  if (!isNew) return <NoCourseInProgress course={undefined} kicker="" />;
  return (
    <ForNewLearner {...first} tutorial={tutorial.data} isAsked={goal.data?.daysPerWeek === null} />
  );
}

interface ForNewLearnerProps extends FirstAnswering {
  tutorial: CourseCard | undefined;
  /** False if the learner has a weekly goal, which is the last of the questions. */
  isAsked: boolean;
}

function ForNewLearner({ tutorial, isAsked, answers, onAnswered }: ForNewLearnerProps) {
  const { id: userId } = useProfile();
  // The last answer sets the goal.
  const [isAsking, setAsking] = useState(isAsked);
  if (answers) return <FirstCourse answers={answers} tutorial={tutorial} />;
  if (isAsking)
    return (
      <FirstQuestions userId={userId} onAnswered={onAnswered} onSkip={() => setAsking(false)} />
    );
  return <NoCourseInProgress course={tutorial} kicker="Que bom ter você aqui" />;
}

interface FirstCourseProps {
  answers: FirstAnswers;
  tutorial: CourseCard | undefined;
}

function FirstCourse({ answers, tutorial }: FirstCourseProps) {
  const found = useFirstCourse(answers);
  return (
    <Loaded query={found} skeleton={<Skeleton className={classes.tall} />}>
      {(course) => (
        <NoCourseInProgress
          course={course ?? tutorial}
          kicker={
            course
              ? `Seu primeiro curso, porque você escolheu ${answers.category.title}`
              : 'Comece por aqui'
          }
        />
      )}
    </Loaded>
  );
}
