import { z } from 'zod';
import { pageOwnAssignments } from '../assignments/assignments.contract.ts';
import { readTutorial } from '../courses/courses.contract.ts';
import { readNotebook } from '../error-notebook/error-notebook.contract.ts';
import { listTrainings } from '../item-response/trainings.contract.ts';
import { pageLives } from '../lives/lives.contract.ts';
import { operation, signedIn } from '../operation.ts';
import { readLevelingExam } from '../practice-exams/practice-exams.contract.ts';
import {
  listRecommendedCourses,
  pageCoursesByStatus,
  readLastOngoingCourse,
  readOverview,
  readStreak,
  readWeeklyGoal,
} from '../progress/progress.contract.ts';
import { pageTrails } from '../trails/trails.contract.ts';

/** The home page in one request. Each field is the reply of an operation, null in place of its 404. */
export const readHome = operation({
  route: 'GET /home',
  summary:
    "The caller's home page: last course, totals, streak, weekly goal, error notebook, first page of the courses in progress, recommended courses, next lives, trails, tutorial, leveling exam, trainings and what the classes of the caller ask for",
  audience: signedIn,
  reply: z.object({
    lastOngoingCourse: readLastOngoingCourse.reply,
    overview: readOverview.reply,
    streak: readStreak.reply,
    weeklyGoal: readWeeklyGoal.reply,
    notebook: readNotebook.reply,
    courses: pageCoursesByStatus.reply,
    recommendedCourses: listRecommendedCourses.reply,
    lives: pageLives.reply,
    trails: pageTrails.reply,
    tutorial: readTutorial.reply.nullable(),
    levelingExam: readLevelingExam.reply.nullable(),
    trainings: listTrainings.reply,
    assignments: pageOwnAssignments.reply,
  }),
});
