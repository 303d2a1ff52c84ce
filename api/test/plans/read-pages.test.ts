import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { aCourse, type MadeCourse } from '../../src/courses/courses.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { countHandledRows } from '../support/handled-rows.ts';
import { createTestApp } from '../support/test-app.factory.ts';

// A request reads few pages of the database, and no more for a long course. Ten courses of forty contents, of which the
// learner has completed ten.

const { db, call } = await createTestApp();
const read = countHandledRows(db.pool);
const learner = await aUser(db);
const made: MadeCourse[] = [];
const complete = (course: MadeCourse, contentId: string) =>
  call(learner, progress.progressContent, {
    body: {
      courseId: course.id,
      userId: learner.id,
      sectionId: course.sections[0]?.id ?? '',
      contentId,
      isCompleted: true,
    },
  });

beforeAll(async () => {
  const sections = Array.from({ length: 4 }, () => ({ contents: 10 }));
  for (let number = 1; number <= 10; number += 1) {
    const course = await aCourse(db, {
      title: `Curso ${number}`,
      isTutorial: number === 1,
      sections,
    });
    for (const contentId of course.contentIds.slice(0, 10)) await complete(course, contentId);
    made.push(course);
  }
  await db.pool.query('vacuum analyze');
}, 120_000);

/** Other requests than before, because replies to visitors are kept. */
let visits = 0;
const visitorsPaging = () => ({ query: { page: 1, limit: 10 + visits++ } });
const paging = { query: { page: 1, limit: 10 } };
const ofLearner = { params: { id: learner.id } };
const coursesOfHome = async () => {
  const status = 'IN_PROGRESS' as const;
  const replies = [
    await call(learner, progress.readLastOngoingCourse, ofLearner),
    await call(learner, progress.pageCoursesByStatus, {
      ...ofLearner,
      query: { ...paging.query, status },
    }),
    await call(learner, courses.readTutorial, {}),
  ];
  return replies.map((reply) => reply.status);
};

/** With the most pages that the statements of a request may read. */
const requests: [title: string, most: number, request: () => Promise<number[]>][] = [
  [
    'the catalogue for a visitor',
    20,
    async () => [(await call(null, courses.pageCourses, visitorsPaging())).status],
  ],
  [
    'the catalogue for a learner',
    60,
    async () => [(await call(learner, courses.pageCourses, paging)).status],
  ],
  ['the courses of the home page', 200, coursesOfHome],
  [
    'the completion of a content',
    100,
    async () => [
      (await complete(assertDefined(made[0]), made[0]?.contentIds[next++] ?? '')).status,
    ],
  ],
];
let next = 10;

it.each(requests)('%s reads at most %i pages', async (_, most, request) => {
  await request();
  const before = read.pages;
  expect(Math.max(...(await request()))).toBeLessThan(300);
  expect(read.pages - before).toBeLessThanOrEqual(most);
});
