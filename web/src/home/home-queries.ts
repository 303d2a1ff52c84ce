import { tutorialQuery } from '../courses/courses.api.ts';
import { notebookQuery } from '../error-notebook/error-notebook.api.ts';
import {
  coursesByStatusQuery,
  lastOngoingCourseQuery,
  overviewQuery,
  streakQuery,
} from '../progress/progress.api.ts';

/** All that the home screen asks for, to be asked at once. */
export const homeQueries = (userId: string) => [
  lastOngoingCourseQuery(userId),
  overviewQuery(userId),
  streakQuery(userId),
  notebookQuery,
  coursesByStatusQuery(userId, 'IN_PROGRESS'),
  coursesByStatusQuery(userId, 'COMPLETED'),
  tutorialQuery,
];
