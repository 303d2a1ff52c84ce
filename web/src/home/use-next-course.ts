import { useQuery } from '@tanstack/react-query';
import { tutorialQuery } from '../courses/courses.api.ts';
import {
  lastOngoingCourseQuery,
  overviewQuery,
  recommendedCoursesQuery,
} from '../progress/progress.api.ts';
import { nextCourseOf } from './next-course.ts';

/** The next step among the courses; undefined while it loads. A query that fails counts as one without a result. */
export function useNextCourse(userId: string) {
  const ongoing = useQuery(lastOngoingCourseQuery(userId));
  const overview = useQuery(overviewQuery(userId));
  const recommended = useQuery(recommendedCoursesQuery(userId));
  const tutorial = useQuery(tutorialQuery);
  if ([ongoing, overview, recommended, tutorial].some(({ isPending }) => isPending))
    return undefined;
  return nextCourseOf({
    ongoing: ongoing.data?.course ?? null,
    // Without the overview a learner is no new one.
    hasFirstAnswers: overview.data?.hasFirstAnswers ?? true,
    coursesCompleted: overview.data?.coursesCompleted ?? 1,
    recommended: recommended.data ?? [],
    tutorial: tutorial.data,
  });
}
