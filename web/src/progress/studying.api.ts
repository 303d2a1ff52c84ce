import type { Course } from '@sabia/domain/courses/course.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Call, Route } from '../platform/api.ts';
import type { AppContext } from '../layout/app-context.tsx';
import type { Step } from './progress-queue.ts';
import { weeklyGoalQuery } from './progress.api.ts';
import { withProgress } from './with-progress.ts';

/** The verbs of who studies. */

/** Puts a step of a learner on the wire: the first in a content makes its progression, others change it. */
export function sendStep(call: Call, userId: string, step: Step): Promise<ProgressResult> {
  const { progressionId, userQuestionAnswers, ...place } = step;
  const answers = userQuestionAnswers && [...userQuestionAnswers];
  const body = { ...place, userId, userQuestionAnswers: answers };
  if (!progressionId) return call('POST /user-progressions/content', { body });
  return call('PATCH /user-progressions/content/{id}', {
    params: { id: progressionId },
    // An answer to one of several questions completes nothing yet, and takes nothing back.
    body: { ...body, decreaseProgressionsCount: !step.isCompleted && !answers },
  });
}

/** Opening a course starts it; again, it answers with the progress that is there. */
export async function startCourse(
  { call, queryClient }: AppContext,
  courseId: string,
  userId: string,
): Promise<void> {
  const courseProgression = await call('POST /user-progressions', { body: { courseId, userId } });
  changeCourse(queryClient, courseId, (course) => ({
    ...course,
    courseProgression: course.courseProgression ?? courseProgression,
  }));
  invalidateProgress(queryClient);
}

/**
 * Begins a course again: what was done before is kept, and all of it is to be done anew. Who does so
 * is taken to its start before the screens learn of it: the one at hand would open its content again.
 */
export async function restartCourse(
  { call, queryClient }: AppContext,
  { courseId, userId, goToStart }: { courseId: string; userId: string; goToStart: () => unknown },
): Promise<void> {
  await call('POST /user-progressions/{courseId}/user/{userId}/restart', {
    params: { courseId, userId },
  });
  await goToStart();
  invalidateProgress(queryClient);
  await queryClient.invalidateQueries({ queryKey: ['GET /courses/{id}' satisfies Route] });
}

/** How many days a week a learner wants to study; null for no goal. */
export async function chooseWeeklyGoal(
  { call, queryClient }: AppContext,
  userId: string,
  daysPerWeek: number | null,
): Promise<void> {
  const goal = await call('PATCH /weekly-goal/{id}', {
    params: { id: userId },
    body: { daysPerWeek },
  });
  queryClient.setQueryData(weeklyGoalQuery(userId).queryKey, goal);
}

/** What shows progress, and is old after a step. */
const shownElsewhere: ReadonlySet<Route> = new Set([
  'GET /courses/paginated',
  'GET /courses/tutorial',
  'GET /courses/{id}/preview',
  'GET /progression-overview/{id}',
  'GET /last-ongoing-course/{id}',
  'GET /last-days-streak/{id}',
  'GET /weekly-goal/{id}',
  'GET /progressionbystatus/{id}/paginated',
  'GET /user-progressions/{courseId}/user/{userId}',
  'GET /certificates/user/{userId}',
  'GET /trails/paginated',
  'GET /trails/{id}',
  'GET /trails/progression/{id}/{userId}',
  'GET /error-notebook',
  'GET /error-notebook/queue',
  'GET /error-notebook/questions',
]);

/** Keeps what the screens know with what the server now says. */
export function progressRecorded(queryClient: QueryClient, taken: ProgressResult): void {
  changeCourse(queryClient, taken.courseProgression.courseId, (course) =>
    withProgress(course, taken),
  );
  invalidateProgress(queryClient);
}

/** The course in hand, asked for by its id or by its slug. */
function changeCourse(
  queryClient: QueryClient,
  courseId: string,
  change: (course: Course) => Course,
): void {
  queryClient.setQueriesData<Course>(
    { queryKey: ['GET /courses/{id}' satisfies Route] },
    (course) => (course?.id === courseId ? change(course) : course),
  );
}

function invalidateProgress(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => shownElsewhere.has(route as Route),
  });
}
