import { randomUUID } from 'node:crypto';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { aContent, aCourse } from '../src/courses/courses.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../src/questions/questions.factory.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';
import { assertDefined } from './support/assert-defined.ts';
import { createTestApp } from './support/test-app.factory.ts';

// Deleted courses, sections, contents and questions, and the parts of these, are in no reply and can't be changed
// until they are restored.

const { app, db, call, tokenOf } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const mark = 'jogado-fora';
const asked = [{ statement: `<p>${mark}</p>` }];

const kept = await aCourse(db, {
  sections: [
    { contents: [{ title: 'Página' }, { contentType: 'EXAM', title: 'Prova' }] },
    { title: mark, contents: [{ title: mark }, { contentType: 'EXAM', title: mark }] },
  ],
});
const [page = '', examId = '', inSection = '', examInSection = ''] = kept.contentIds;
const content = await aContent(db, assertDefined(kept.sections[0]).id, { title: mark });
const practiceExam = await aPracticeExam(db, { questions: [{ statement: '<p>Fica</p>' }] });
const deletedCourse = await aCourse(db, {
  title: mark,
  sections: [{ title: mark, contents: [{ title: mark }, { contentType: 'EXAM', title: mark }] }],
});
const [inCourse = '', examInCourse = ''] = deletedCourse.contentIds;
const [question = ''] = await someQuestions(db, { contentId: examId }, asked);
await someQuestions(db, { contentId: examId }, [{ statement: '<p>Fica</p>' }]);
const [practiceQuestion = ''] = await someQuestions(db, { practiceExamId: practiceExam.id }, asked);
const hiddenQuestions = [
  ...(await someQuestions(db, { contentId: examInSection }, asked)),
  ...(await someQuestions(db, { contentId: examInCourse }, asked)),
];

const study = (courseId: string, contentId: string) =>
  call(learner, progress.progressContent, {
    body: {
      courseId,
      contentId,
      userId: learner.id,
      sectionId: assertDefined(kept.sections[0]).id,
      isCompleted: true,
    },
  });
await study(kept.id, page);
await study(kept.id, content);
await study(kept.id, inSection);
await study(deletedCourse.id, inCourse);

const sectionId = assertDefined(kept.sections[1]).id;
const deletions = [
  call(admin, courses.deleteContent, { params: { id: content } }),
  call(admin, courses.deleteSection, { params: { id: kept.id, sectionId } }),
  call(admin, courses.deleteCourse, { params: { id: deletedCourse.id } }),
  call(admin, questions.deleteQuestion, { params: { id: question } }),
  call(admin, questions.deleteQuestion, { params: { id: practiceQuestion } }),
];

/** The deleted entities, and their parts. */
const deletedIds = [
  content,
  sectionId,
  inSection,
  examInSection,
  deletedCourse.id,
  deletedCourse.slug,
  assertDefined(deletedCourse.sections[0]).id,
  inCourse,
  examInCourse,
  question,
  practiceQuestion,
  ...hiddenQuestions,
];
const keptIds = [kept.id, kept.slug, page, examId, practiceExam.id, learner.id];

async function send(operation: Operation, id: string, user: typeof admin) {
  const path = pathOf(operation).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'userId') return learner.id;
    if (name === 'kind') return 'COURSE';
    return encodeURIComponent(id);
  });
  const body = {
    isActive: true,
    title: 'Outro',
    statement: '<p>Outra</p>',
    sectionId: id,
    courseId: id,
    contentId: id,
    questionId: id,
    userId: learner.id,
    owner: { contentId: id },
    ids: [id],
    questionIds: [id],
    sections: [],
    answers: [],
    createContentDto: { contentType: 'TEXTPAGE', title: 'Outra', pageContent: '<p>Oi</p>' },
  };
  return app.inject({
    method: methodOf(operation),
    url: `/v1${path}`,
    ...(operation.body && { payload: body }),
    headers: { authorization: `Bearer ${await tokenOf(user)}` },
  });
}

const all = Object.entries<Operation>(operations);

/** Replies that name deleted entities, and why. */
const tellers: Partial<Record<keyof typeof operations, string>> = {
  pageBin: 'lists them',
  readHistory: 'tells the deletion',
  exportPersonalData: 'names everything that a user did',
  readUserOverview: 'names every course that a user has begun',
};

const reads = all.filter(([name, each]) => methodOf(each) === 'GET' && !(name in tellers));

/** Changes that do not take the deleted entity from these ids, and why. */
const unrelated: Partial<Record<keyof typeof operations, string>> = {
  restoreCourse: 'restores',
  restoreSection: 'restores',
  restoreContent: 'restores',
  restoreQuestion: 'restores',
  recallQuestion: 'belongs to the learner',
  dismissQuestion: 'belongs to the learner',
};
const changes = all.filter(
  ([name, each]) =>
    methodOf(each) !== 'GET' &&
    !(name in unrelated) &&
    /^\/(courses|questions|user-progressions|practice-exams\/question)/.test(pathOf(each)),
);

/** Reads that take the id of a course, a section, a content or a question. */
const isAboutContent = (operation: Operation) =>
  /^\/(courses|questions|content-average)\//.test(pathOf(operation));

it('deletes one of each kind', async () => {
  expect((await Promise.all(deletions)).map(({ status }) => status)).toEqual(Array(5).fill(204));
});

it.each(reads)('%s does not show what is deleted', async (_name, operation) => {
  const places = /\{/.test(pathOf(operation)) ? [...deletedIds, ...keptIds] : [''];
  for (const place of places) {
    for (const user of [admin, learner]) {
      const reply = await send(operation, place, user);
      expect(reply.body, `${operation.route} of ${place}`).not.toContain(mark);
      if (isAboutContent(operation) && deletedIds.includes(place)) {
        expect(reply.statusCode, `${operation.route} of ${place}`).toBeGreaterThanOrEqual(400);
      }
    }
  }
});

it.each(changes)('%s does not change what is deleted', async (_name, operation) => {
  for (const place of deletedIds) {
    for (const user of [admin, learner]) {
      const { statusCode, body } = await send(operation, place, user);
      expect(statusCode, `${operation.route} of ${place}: ${body}`).toBeGreaterThanOrEqual(400);
      expect(statusCode, `${operation.route} of ${place}: ${body}`).toBeLessThan(500);
    }
  }
});

it('reads and changes what is kept', async () => {
  const { body } = await call(admin, courses.readCourse, { params: { id: kept.id } });
  expect(body.sections.map(({ contents }) => contents.length)).toEqual([2]);
  const exam = await call(admin, exams.readPracticeExam, { params: { id: practiceExam.id } });
  expect(exam.body.questions).toHaveLength(1);
  expect((await study(kept.id, page)).status).toBe(200);
  expect((await send(courses.readCourse, randomUUID(), admin)).statusCode).toBe(404);
});
