import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Call, Route } from '../platform/api/api.ts';
import type { AppContext } from '../layout/app-context.tsx';
import type { DevicePosition } from '../platform/outbox/outbox-store.ts';
import type { ReportedProgress } from './progress-entry.ts';
import { weeklyGoalQuery } from './progress.api.ts';
import { withProgress } from './with-progress.ts';

/** The commands of a learner who studies. */

/** Sends a progress event; it can be repeated. */
export const recordProgress = (
  call: Call,
  event: ReportedProgress & Partial<DevicePosition>,
): Promise<ProgressResult> => call('POST /user-progressions/content', { body: event });

/** Starts a course. If it is started already, the existing progress is shown. */
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
 * Restarts a course; the earlier round is kept. Goes to the start of the course before the queries are
 * invalidated, because the open content would otherwise be opened in the new round.
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
  await queryClient.invalidateQueries({ queryKey: ['GET /courses/{id}/lesson' satisfies Route] });
}

/** Sets the days per week that a learner wants to study; null removes the goal. */
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

/** The queries whose replies contain progress. */
const progressRoutes: ReadonlySet<Route> = new Set([
  'GET /courses/paginated',
  'GET /courses/tutorial',
  'GET /courses/{id}/preview',
  'GET /progression-overview/{id}',
  'GET /last-ongoing-course/{id}',
  'GET /recommended-courses/{id}',
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

/** Applies the result of a progress event to the query cache. */
export function progressRecorded(queryClient: QueryClient, result: ProgressResult): void {
  changeCourse(queryClient, result.courseProgression.courseId, (course) =>
    withProgress(course, result),
  );
  invalidateProgress(queryClient);
}

/** Changes the course in the query cache, whether it was read by id or by slug. */
function changeCourse(
  queryClient: QueryClient,
  courseId: string,
  change: (course: OutlinedCourse) => OutlinedCourse,
): void {
  queryClient.setQueriesData<OutlinedCourse>(
    { queryKey: ['GET /courses/{id}/lesson' satisfies Route] },
    (course) => (course?.id === courseId ? change(course) : course),
  );
}

function invalidateProgress(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => progressRoutes.has(route as Route),
  });
}
