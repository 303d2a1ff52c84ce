import type { ProgressionStatus } from '@sabia/domain/progress/progression.ts';
import { read } from '../platform/api/api.ts';

/** The queries of a learner's progress. The commands are in studying.api.ts, because this file is in the entry chunk. */

export const overviewQuery = (userId: string) =>
  read('GET /progression-overview/{id}', { params: { id: userId } });

export const lastOngoingCourseQuery = (userId: string) =>
  read('GET /last-ongoing-course/{id}', { params: { id: userId } });

export const streakQuery = (userId: string) =>
  read('GET /last-days-streak/{id}', { params: { id: userId } });

export const weeklyGoalQuery = (userId: string) =>
  read('GET /weekly-goal/{id}', { params: { id: userId } });

export const recommendedCoursesQuery = (userId: string) =>
  read('GET /recommended-courses/{id}', { params: { id: userId } });

interface CoursesQuery {
  status: ProgressionStatus;
  page: number;
}

export const coursesByStatusQuery = (userId: string, { status, page }: CoursesQuery) =>
  read('GET /progressionbystatus/{id}/paginated', {
    params: { id: userId },
    query: { status, page: String(page), limit: '8' },
  });

export const courseProgressQuery = (courseId: string, userId: string) =>
  read('GET /user-progressions/{courseId}/user/{userId}', { params: { courseId, userId } });
