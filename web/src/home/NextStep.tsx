import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tutorialQuery } from '../courses/courses.api.ts';
import { lastOngoingCourseQuery, overviewQuery } from '../progress/progress.api.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { NoCourseInProgress } from './NoCourseInProgress.tsx';
import classes from './NextStep.module.css';

/** The next step: the ongoing course, the tutorial for a new user, or the catalogue. */
export function NextStep({ userId }: { userId: string }) {
  const ongoing = useQuery(lastOngoingCourseQuery(userId));
  return (
    <section aria-label="Próximo passo" className={classes.nextStep}>
      <Loaded query={ongoing} skeleton={<Skeleton className={classes.tall} />}>
        {({ course }) =>
          course ? <ContinueCard course={course} /> : <NoneInProgress userId={userId} />
        }
      </Loaded>
    </section>
  );
}

function NoneInProgress({ userId }: { userId: string }) {
  const overview = useQuery(overviewQuery(userId));
  const tutorial = useQuery(tutorialQuery);
  const isNew = overview.data?.coursesCompleted === 0;
  if (overview.isPending || tutorial.isPending) return <Skeleton className={classes.tall} />;
  return <NoCourseInProgress tutorial={isNew ? tutorial.data : undefined} />;
}
