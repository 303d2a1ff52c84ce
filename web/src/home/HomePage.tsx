import { useQuery } from '@tanstack/react-query';
import { TrainingsLink } from '../item-response/TrainingsLink.tsx';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { lastOngoingCourseQuery } from '../progress/progress.api.ts';
import { MomentNotes } from '../progress/MomentNotes.tsx';
import { useProgressOutbox } from '../progress/use-progress-outbox.ts';
import { useProfile } from '../layout/session.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { Page } from '../ui/page/Page.tsx';
import { greeting } from './greeting.ts';
import { startHome } from './home-queries.ts';
import classes from './HomePage.module.css';
import { OfflineHome } from './OfflineHome.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { LevelingOffer } from './LevelingOffer.tsx';
import { NextLives } from './NextLives.tsx';
import { OwnCourses } from './OwnCourses.tsx';
import { StreakCard } from './StreakCard.tsx';
import { RecommendedCourses } from './RecommendedCourses.tsx';
import { RecommendedTrails } from './RecommendedTrails.tsx';
import { ToDo } from './ToDo.tsx';
import { Totals } from './Totals.tsx';
import { NextStep } from './NextStep.tsx';
import { useNextCourse } from './use-next-course.ts';
import { serverDate } from '../platform/clock.ts';

export { startHome };

export function HomePage() {
  const profile = useProfile();
  const { id: userId, name, levelingExamCompleted } = profile;
  const search = useSearch({ from: '/' });
  const [firstName] = name.split(' ');
  const [hello] = useState(() => greeting(serverDate()));
  const next = useNextCourse(userId);
  const { queryClient } = useAppContext();
  const ongoing = useQuery(lastOngoingCourseQuery(userId));
  // Sends the events that waited on this device since the last visit.
  useProgressOutbox();
  const title = { title: 'Início', heading: `${hello}, ${firstName}` };
  // If the first query fails, the others do too, and one error message is enough.
  if (ongoing.isError && !ongoing.data && !ongoing.isFetching)
    return (
      <Page {...title}>
        <OfflineHome
          error={ongoing.error}
          onRetry={() => startHome(queryClient, profile, search)}
        />
      </Page>
    );
  return (
    <Page {...title} actions={<TrainingsLink />}>
      <MomentNotes place="início" />
      <div className={classes.top}>
        <NextStep userId={userId} next={next} />
        <StreakCard userId={userId} />
        <Totals userId={userId} />
      </div>
      <ToDo />
      {!levelingExamCompleted && <LevelingOffer />}
      <InstallOffer userId={userId} />
      <OwnCourses userId={userId} />
      <RecommendedCourses
        userId={userId}
        nextStepId={next?.kind === 'RECOMMENDED' ? next.course.id : undefined}
      />
      <NextLives />
      <RecommendedTrails userId={userId} />
    </Page>
  );
}
