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

/** As many as stand beside each other. */
export const nextLivesQuery = livesQuery({ when: 'UPCOMING', limit: '4' });

/** Enough to suggest one of. */
export const firstTrailsQuery = trailsQuery({});

/** All that the home shows, for its loader to start at once. */
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
