import { z } from 'zod';
import { choice } from '../choice.ts';
import { courseCard } from '../courses/course.ts';
import { day, id, pageOf, pageQuery, percentage } from '../fields.ts';
import { operation, self, signedIn } from '../operation.ts';
import { lastExam } from './last-exam.ts';
import { progressEvent, progressResult } from './progress-event.ts';
import {
  contentProgression,
  courseProgression,
  courseRound,
  progressionStatuses,
  sectionProgression,
} from './progression.ts';
import { recommendedCourse } from './recommended-course.ts';
import { firstAnswers } from './first-answers.ts';
import { daysPerWeek, weeklyGoal } from './weekly-goal.ts';

const ofUser = z.object({ id });
const inCourse = z.object({ courseId: id, userId: id });

export const startCourse = operation({
  route: 'POST /user-progressions',
  summary: 'Start a course; if it is started already, answers with the existing progress',
  audience: self('body.userId'),
  shows: 'STUDIES',
  body: inCourse,
  reply: courseProgression,
  status: 201,
  refusals: ['not_found', 'subscription_required'],
});

export const progressContent = operation({
  route: 'POST /user-progressions/content',
  summary: 'Report progress in a content, for the first time or again; safe to repeat and to race',
  audience: self('body.userId'),
  shows: 'STUDIES',
  body: progressEvent,
  reply: progressResult,
  sharesFiles: true,
  status: 201,
  refusals: [
    'not_found',
    'subscription_required',
    'limit_reached',
    'attempts_used',
    'attempt_pause',
    'exam_not_open',
    'exam_closed',
  ],
});

export const progressContentAgain = operation({
  route: 'PATCH /user-progressions/content/{id}',
  summary: 'Report further progress in a content, or take its completion back',
  audience: self('body.userId'),
  shows: 'STUDIES',
  params: z.object({ id }),
  body: progressEvent,
  reply: progressResult,
  sharesFiles: true,
  refusals: [
    'not_found',
    'subscription_required',
    'limit_reached',
    'attempts_used',
    'attempt_pause',
    'exam_not_open',
    'exam_closed',
  ],
});

export const readCourseProgress = operation({
  route: 'GET /user-progressions/{courseId}/user/{userId}',
  summary: "A user's progress in a course, section by section",
  audience: self('params.userId'),
  shows: 'STUDIES',
  params: inCourse,
  reply: courseProgression.extend({
    sections: z.array(sectionProgression.extend({ contents: z.array(contentProgression) })),
    /** The earlier rounds, the oldest first. */
    rounds: z.array(courseRound),
  }),
  refusals: ['not_found'],
});

export const checkCourseProgress = operation({
  route: 'GET /user-progressions/{courseId}/user/{userId}/checkProgression',
  summary: 'Read if a user has started and completed a course',
  audience: self('params.userId'),
  shows: 'STUDIES',
  params: inCourse,
  reply: z.object({
    hasProgression: z.boolean(),
    userCourseProgressionId: id.nullable(),
    isCompleted: z.boolean(),
  }),
});

export const restartCourse = operation({
  route: 'POST /user-progressions/{courseId}/user/{userId}/restart',
  summary: 'Restart a course; earlier progress and the certificate are kept',
  audience: self('params.userId'),
  shows: 'STUDIES',
  params: inCourse,
  reply: courseProgression,
  refusals: ['not_found', 'subscription_required'],
});

export const readWeeklyGoal = operation({
  route: 'GET /weekly-goal/{id}',
  alsoAt: '/user-progressions/weekly-goal/{id}',
  summary: 'Read the weekly goal of a user and the days studied in this week',
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  reply: weeklyGoal,
});

export const chooseWeeklyGoal = operation({
  route: 'PATCH /weekly-goal/{id}',
  alsoAt: '/user-progressions/weekly-goal/{id}',
  summary: 'Set the days per week to study; null removes the goal',
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  body: z.object({ daysPerWeek: daysPerWeek.nullable() }),
  reply: weeklyGoal,
  refusals: ['not_found'],
});

export const keepFirstAnswers = operation({
  route: 'PATCH /first-answers/{id}',
  summary:
    'Keep that a learner has answered or skipped the first questions, with the topic that they chose',
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  body: firstAnswers,
  reply: firstAnswers,
  refusals: ['not_found'],
});

export const readOverview = operation({
  route: 'GET /progression-overview/{id}',
  alsoAt: '/user-progressions/progression-overview/{id}',
  summary: "A user's totals",
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  reply: z.object({
    coursesInProgress: z.number().int(),
    coursesCompleted: z.number().int(),
    contentsCompleted: z.number().int(),
    certificates: z.number().int(),
    hoursCompleted: z.number(),
    streak: z.number().int(),
    /** The first questions were answered or skipped. */
    hasFirstAnswers: z.boolean(),
    lastExam: lastExam.nullable(),
  }),
});

export const listRecommendedCourses = operation({
  route: 'GET /recommended-courses/{id}',
  alsoAt: '/user-progressions/recommended-courses/{id}',
  summary: 'Courses that a user has not started, each with the reason for the recommendation',
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  reply: z.array(recommendedCourse),
});

const nextContent = z.object({
  id,
  title: z.string(),
  /** The film, or the reading time of a text page; null for others. */
  durationSeconds: z.number().int().nullable(),
});

export const readLastOngoingCourse = operation({
  route: 'GET /last-ongoing-course/{id}',
  alsoAt: '/user-progressions/last-ongoing-course/{id}',
  summary:
    'The last course that a user studied, or else opened, and has not completed, with its next content',
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  reply: z.object({
    course: courseCard
      .extend({
        nextContent: nextContent.nullable(),
        /** False for a course that was opened only. */
        isStudied: z.boolean(),
      })
      .nullable(),
  }),
});

export const readStreak = operation({
  route: 'GET /last-days-streak/{id}',
  alsoAt: '/user-progressions/last-days-streak/{id}',
  summary: 'Consecutive São Paulo days of study, and the last seven',
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  reply: z.object({
    streak: z.number().int(),
    longest: z.number().int(),
    /** Without a current streak: the last one, and the day that was missed. */
    broken: z.object({ length: z.number().int(), missedDay: day }).nullable(),
    days: z.array(z.object({ day, contentsQtd: z.number().int() })),
    /** False for users under 18, to whom the site does not speak of days in a row (product.md R11). */
    isTold: z.boolean(),
  }),
});

export const countCompletedContents = operation({
  route: 'GET /total-contents-completed/{id}',
  alsoAt: '/user-progressions/total-contents-completed/{id}',
  summary: 'Count the contents that a user has completed',
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  reply: z.object({ total: z.number().int() }),
});

const status = choice(progressionStatuses);

export const listCoursesByStatus = operation({
  route: 'GET /progressionbystatus/{id}',
  alsoAt: '/user-progressions/progressionbystatus/{id}',
  summary: "A user's courses that are not started, in progress or completed",
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  query: z.object({ status }),
  reply: z.array(courseCard),
});

export const pageCoursesByStatus = operation({
  route: 'GET /progressionbystatus/{id}/paginated',
  alsoAt: '/user-progressions/progressionbystatus/{id}/paginated',
  summary: "A user's courses by status, paginated, the last studied first",
  audience: self('params.id'),
  shows: 'STUDIES',
  params: ofUser,
  query: z.object({ ...pageQuery(['title', 'createdAt', 'updatedAt']), status }),
  reply: pageOf(courseCard),
});

export const readContentAverage = operation({
  route: 'GET /content/average/{id}',
  alsoAt: '/user-progressions/content/average/{id}',
  summary: 'Averages of all learners in a content',
  audience: signedIn,
  params: z.object({ id }),
  reply: z.object({
    contentId: id,
    /** Null, as the averages, if they are not told (product.md P13). */
    users: z.number().int().nullable(),
    tries: z.number().int().nullable(),
    correctAverage: percentage.nullable(),
    averageTime: z.number().nullable(),
  }),
  refusals: ['not_found'],
});

export const readQuestionAverage = operation({
  route: 'GET /question/average/{id}',
  alsoAt: '/user-progressions/question/average/{id}',
  summary: 'Averages of all learners in a question',
  audience: signedIn,
  params: z.object({ id }),
  reply: z.object({
    questionId: id,
    /** Null, as the averages, if they are not told (product.md P13). */
    answers: z.number().int().nullable(),
    correctAverage: percentage.nullable(),
    averageTime: z.number().nullable(),
    alternatives: z.array(z.object({ alternativeId: id, share: percentage })),
  }),
  refusals: ['not_found'],
});
