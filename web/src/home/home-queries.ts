import type { User } from '@sabia/domain/users/user.ts';
import type { QueryClient } from '@tanstack/query-core';
import { tutorialQuery } from '../courses/courses.api.ts';
import { notebookQuery } from '../error-notebook/error-notebook.api.ts';
import { trainingsQuery } from '../item-response/trainings.api.ts';
import { livesQuery } from '../lives/lives.api.ts';
import { levelingExamQuery } from '../practice-exams/practice-exams.api.ts';
import {
  coursesByStatusQuery,
  lastOngoingCourseQuery,
  overviewQuery,
  recommendedCoursesQuery,
  streakQuery,
  weeklyGoalQuery,
} from '../progress/progress.api.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { read, type Reply } from '../platform/api/api.ts';
import { startQueries } from '../platform/api/start-queries.ts';
import { trailsQuery } from '../trails/trails.api.ts';
import { type HomeSearch, ownCoursesAsked } from './home-search.ts';

/** The number of cards in a row. */
export const nextLivesQuery = livesQuery({ when: 'UPCOMING', limit: '4' });

/** The assignments that are due first. */
export const nextAssignmentsQuery = read('GET /assignments/own', {
  query: { state: 'TO_DO', limit: '5' },
});

/** The number of trails from which one is suggested. */
export const firstTrailsQuery = trailsQuery({});

/** In place of a 404, which no section of the page shows. */
const notFound = { status: 404, code: 'not_found', title: '', detail: '' };

/** Starts all queries of the home page at once: one request replies to all that are not cached. */
export function startHome(queryClient: QueryClient, user: User, search: HomeSearch): void {
  let home: Promise<Reply<'GET /home'>> | undefined;
  const part =
    <Part extends keyof Reply<'GET /home'>>(name: Part) =>
    async () => {
      home ??= queryClient.query({ ...read('GET /home'), staleTime: 0, gcTime: 0 });
      const reply = (await home)[name];
      if (reply === null) throw new ApiProblem(notFound);
      return reply;
    };
  const { id, levelingExamCompleted } = user;
  const isFirst = search.cursos === undefined && search.pagina === undefined;
  const courses = coursesByStatusQuery(id, ownCoursesAsked(search));
  startQueries(
    queryClient,
    { ...lastOngoingCourseQuery(id), queryFn: part('lastOngoingCourse') },
    { ...overviewQuery(id), queryFn: part('overview') },
    { ...streakQuery(id), queryFn: part('streak') },
    { ...weeklyGoalQuery(id), queryFn: part('weeklyGoal') },
    { ...notebookQuery, queryFn: part('notebook') },
    isFirst ? { ...courses, queryFn: part('courses') } : courses,
    { ...recommendedCoursesQuery(id), queryFn: part('recommendedCourses') },
    { ...nextLivesQuery, queryFn: part('lives') },
    { ...firstTrailsQuery, queryFn: part('trails') },
    { ...tutorialQuery, queryFn: part('tutorial') },
    { ...trainingsQuery, queryFn: part('trainings') },
    { ...nextAssignmentsQuery, queryFn: part('assignments') },
    ...(levelingExamCompleted ? [] : [{ ...levelingExamQuery, queryFn: part('levelingExam') }]),
  );
}
