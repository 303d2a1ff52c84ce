import { pageOwnAssignments as assigned } from '@sabia/domain/assignments/assignments.contract.ts';
import * as contract from '@sabia/domain/home/home.contract.ts';
import { pageLives as lives } from '@sabia/domain/lives/lives.contract.ts';
import { pageCoursesByStatus as courses } from '@sabia/domain/progress/progress.contract.ts';
import { pageTrails as trails } from '@sabia/domain/trails/trails.contract.ts';
import { pageOwnAssignments } from '../assignments/own-assignments.queries.ts';
import { findTutorial } from '../courses/courses.queries.ts';
import { asOverview } from '../error-notebook/error-notebook.queries.ts';
import { openNotebook } from '../error-notebook/open-notebook.ts';
import { listTrainings } from '../item-response/train.ts';
import { pageLives } from '../lives/lives.queries.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on } from '../platform/http/serve.ts';
import { findLevelingExam } from '../practice-exams/practice-exams.queries.ts';
import { listRecommendedCourses } from '../progress/recommended-courses.queries.ts';
import {
  findLastOngoingCourse,
  pageCoursesByStatus,
  readOverview,
  readStreak,
  readWeeklyGoal,
} from '../progress/study-history.queries.ts';
import { pageTrails } from '../trails/trails.queries.ts';

// The queries of the home page (web/src/home/home-queries.ts).
const ownCourses = courses.query.parse({ status: 'IN_PROGRESS', limit: '8' });
const nextLives = lives.query.parse({ when: 'UPCOMING', limit: '4' });
const nextAssignments = assigned.query.parse({ state: 'TO_DO', limit: '5' });
const firstTrails = trails.query.parse({});

export const homeRoutes = ({ db, clock }: AppContext) => [
  on(contract.readHome, async ({ viewer }) => {
    const { id } = viewer;
    const now = clock();
    const asLearner = { viewerId: id, withInactive: false };
    const [
      lastOngoingCourse,
      overview,
      streak,
      weeklyGoal,
      notebook,
      coursesInProgress,
      recommendedCourses,
      upcomingLives,
      trailsPage,
      tutorial,
      levelingExam,
      trainings,
      assignments,
    ] = await Promise.all([
      findLastOngoingCourse(db, id),
      readOverview(db, id, now),
      readStreak(db, id, now),
      readWeeklyGoal(db, id, now),
      openNotebook(db, id, { now }),
      pageCoursesByStatus(db, id, ownCourses),
      listRecommendedCourses(db, id, now),
      pageLives(db, nextLives, { ...asLearner, now }),
      pageTrails(db, firstTrails, asLearner),
      findTutorial(db, id),
      findLevelingExam(db, id),
      listTrainings(db, { viewer, now }),
      pageOwnAssignments(db, nextAssignments, { userId: id, now }),
    ]);
    return {
      lastOngoingCourse,
      overview,
      streak,
      weeklyGoal,
      notebook: asOverview(notebook),
      courses: coursesInProgress,
      recommendedCourses,
      lives: upcomingLives,
      trails: trailsPage,
      tutorial: tutorial ?? null,
      levelingExam: levelingExam ?? null,
      trainings,
      assignments,
    };
  }),
];
