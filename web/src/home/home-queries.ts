import type { User } from '@sabia/domain/users/user.ts';
import { tutorialQuery } from '../courses/courses.api.ts';
import { notebookQuery } from '../error-notebook/error-notebook.api.ts';
import { livesQuery } from '../lives/lives.api.ts';
import { levelingExamQuery } from '../practice-exams/practice-exams.api.ts';
import {
  coursesByStatusQuery,
  lastOngoingCourseQuery,
  overviewQuery,
  streakQuery,
  weeklyGoalQuery,
} from '../progress/progress.api.ts';
import { trailsQuery } from '../trails/trails.api.ts';
import { type HomeSearch, ownCoursesAsked } from './home-search.ts';

/** The number of cards in a row. */
export const nextLivesQuery = livesQuery({ when: 'UPCOMING', limit: '4' });

/** The number of trails from which one is suggested. */
export const firstTrailsQuery = trailsQuery({});

/** All queries of the home page, which its loader starts at once. */
export const homeQueries = ({ id, levelingExamCompleted }: User, search: HomeSearch) => [
  lastOngoingCourseQuery(id),
  overviewQuery(id),
  streakQuery(id),
  weeklyGoalQuery(id),
  notebookQuery,
  coursesByStatusQuery(id, ownCoursesAsked(search)),
  nextLivesQuery,
  firstTrailsQuery,
  tutorialQuery,
  ...(levelingExamCompleted ? [] : [levelingExamQuery]),
];
