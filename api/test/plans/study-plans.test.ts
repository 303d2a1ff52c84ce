import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as overview from '@sabia/domain/overview/overview.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { beforeAll, expect, it } from 'vitest';
import { sizes } from '../../bench/dataset/sizes.ts';
import { loadDataset } from '../../bench/dataset/load-dataset.ts';
import { idOf } from '../../bench/dataset/ids.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { unindexed, untilIndexesAreUsed } from '../support/sequential-scans.ts';
import { anAdmin } from '../../src/users/users.factory.ts';
import { findUser } from '../../src/users/users.queries.ts';

// In a school of thousands of learners, progress is read by indexes.

const { db, call, time, databaseUrl } = await createTestApp();
const recorded = recordStatements(db.pool);

/** Tables that grow with the learners of the school. */
const growing = [
  'course_progressions',
  'section_progressions',
  'content_progressions',
  'past_content_progressions',
  'course_rounds',
  'study_days',
  'certificates',
];

const dataset = { ...sizes.small, contentProgressions: 5000, users: 300, answers: 2000 };
const admin = await anAdmin(db);
beforeAll(async () => {
  await loadDataset(databaseUrl, dataset, time.now);
  const begun = await db.many<{ userId: string; courseId: string }>(sql`
    select user_id, course_id from course_progressions order by id limit 150`);
  for (const params of begun) await call(admin, progress.restartCourse, { params });
  await db.pool.query('analyze');
  await untilIndexesAreUsed(db.pool);
}, 120_000);

const learner = async () => assertDefined(await findUser(db, idOf('user', 0), time.now));
const courseId = idOf('course', 0);
const asLearner = { params: { id: idOf('user', 0) } };
const step = {
  courseId,
  userId: idOf('user', 0),
  sectionId: idOf('section', 0),
  contentId: idOf('content', 0),
};

function thisMonth() {
  const to = dayInSaoPaulo(time.now);
  const from = dayInSaoPaulo(new Date(time.now.getTime() - 29 * 86_400_000));
  return { query: { from, to } };
}

const requests: Record<string, () => Promise<unknown>> = {
  'the figures of the school': () => call(admin, overview.readSchoolOverview, thisMonth()),
  'the courses of a teacher': () => call(admin, overview.listTaughtCourses, thisMonth()),
  'the figures of courses': () => call(admin, overview.listCourseFigures, thisMonth()),
  'the progress of learners in a course': () =>
    call(admin, overview.readDropOff, { params: { id: courseId }, ...thisMonth() }),
  'the catalog for a learner': async () => call(await learner(), courses.pageCourses),
  'a course for a learner': async () =>
    call(await learner(), courses.readCourse, { params: { id: courseId } }),
  'a progress event': async () =>
    call(await learner(), progress.progressContent, { body: { ...step, isCompleted: true } }),
  'a streak': async () => call(await learner(), progress.readStreak, asLearner),
  'a weekly goal': async () => call(await learner(), progress.readWeeklyGoal, asLearner),
  'the course that was studied last': async () =>
    call(await learner(), progress.readLastOngoingCourse, asLearner),
  'recommended courses': async () =>
    call(await learner(), progress.listRecommendedCourses, asLearner),
  'the overview of a learner': async () => call(await learner(), progress.readOverview, asLearner),
};

it.each(Object.entries(requests))('%s uses indexes only', async (_, request) => {
  recorded.length = 0;
  await request();
  expect(await unindexed(db.pool, [...recorded], growing)).toEqual([]);
});
