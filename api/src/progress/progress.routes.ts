import * as contract from '@sabia/domain/progress/progress.contract.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { readContentAverage, readQuestionAverage } from './read-averages.ts';
import { chooseWeeklyGoal } from './choose-weekly-goal.ts';
import { keepFirstAnswers } from './keep-first-answers.ts';
import { checkCourseProgress, findCourseProgress } from './progress.queries.ts';
import { restartCourse } from './restart-course.ts';
import { startCourse } from './start-course.ts';
import {
  countCompletedContents,
  findLastOngoingCourse,
  listCoursesByStatus,
  pageCoursesByStatus,
  readOverview,
  readStreak,
  readWeeklyGoal,
} from './study-history.queries.ts';
import { listRecommendedCourses } from './recommended-courses.queries.ts';
import { recordSentProgress } from './record-progress.ts';

const progressPath = ({ courseId, userId }: { courseId: string; userId: string }) =>
  `/user-progressions/${courseId}/user/${userId}`;

export const progressRoutes = ({ db, clock }: AppContext) => [
  on(contract.startCourse, async ({ body, viewer }) => {
    const { isNew, ...progression } = await startCourse(db, body, { viewer, now: clock() });
    return isNew ? new Created(progressPath(body), progression) : progression;
  }),
  on(contract.progressContent, async ({ body, viewer }) => {
    const { isNew, ...taken } = await recordSentProgress(db, body, { viewer, now: clock() });
    return isNew ? new Created(progressPath(body), taken) : taken;
  }),
  on(contract.progressContentAgain, ({ params, body, viewer }) =>
    recordSentProgress(db, { ...body, progressionId: params.id }, { viewer, now: clock() }),
  ),
  on(contract.readCourseProgress, async ({ params }) =>
    orNotFound(await findCourseProgress(db, params)),
  ),
  on(contract.checkCourseProgress, ({ params }) => checkCourseProgress(db, params)),
  on(contract.restartCourse, ({ params, viewer }) =>
    restartCourse(db, params, { viewer, now: clock() }),
  ),
  on(contract.readWeeklyGoal, ({ params }) => readWeeklyGoal(db, params.id, clock())),
  on(
    contract.chooseWeeklyGoal,
    ({ params, body }) => chooseWeeklyGoal(db, { userId: params.id, ...body }, { now: clock() }),
    ({ params }) => readWeeklyGoal(db, params.id, clock()),
  ),
  on(contract.keepFirstAnswers, ({ params, body }) =>
    keepFirstAnswers(db, { userId: params.id, answers: body }, { now: clock() }),
  ),
  on(contract.readOverview, ({ params }) => readOverview(db, params.id, clock())),
  on(contract.readLastOngoingCourse, ({ params }) => findLastOngoingCourse(db, params.id)),
  on(contract.listRecommendedCourses, ({ params }) =>
    listRecommendedCourses(db, params.id, clock()),
  ),
  on(contract.readStreak, ({ params }) => readStreak(db, params.id, clock())),
  on(contract.countCompletedContents, ({ params }) => countCompletedContents(db, params.id)),
  on(contract.listCoursesByStatus, ({ params, query }) =>
    listCoursesByStatus(db, params.id, query.status),
  ),
  on(contract.pageCoursesByStatus, ({ params, query }) =>
    pageCoursesByStatus(db, params.id, query),
  ),
  on(contract.readContentAverage, ({ params, viewer }) =>
    readContentAverage(db, params.id, { viewer }),
  ),
  on(contract.readQuestionAverage, ({ params, viewer }) =>
    readQuestionAverage(db, params.id, { viewer, now: clock() }),
  ),
];
