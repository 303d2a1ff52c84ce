import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const opensAt = '2031-03-10T12:00:00.000Z';
const closesAt = '2031-03-10T14:00:00.000Z';
const clock = (moment: string) => {
  time.now = new Date(moment);
};

async function anExam(given: { timeLimitMinutes?: number | null } = {}) {
  clock('2031-03-10T11:00:00.000Z');
  const exam = await aPracticeExam(db, { opensAt, closesAt, ...given });
  const learner = await aUser(db);
  const start = (who = learner) =>
    call(who, contract.startPracticeAttempt, { params: { id: exam.id }, body: {} });
  return { exam, learner, start };
}

async function aCourseExam(given: object = {}) {
  clock('2031-03-10T11:00:00.000Z');
  const content = { contentType: 'EXAM' as const, title: 'Prova final', opensAt, closesAt };
  const course = await aCourse(db, {
    sections: [{ isFreemium: true, contents: [{ ...content, ...given }] }],
  });
  const contentId = course.contentIds[0] ?? '';
  await someQuestions(db, { contentId }, 2);
  const learner = await aUser(db);
  const start = (who = learner) =>
    call(who, contract.startContentAttempt, { params: { contentId } });
  return { course, contentId, learner, start };
}

describe.each([
  ['a practice exam', anExam],
  ['an exam of a course', aCourseExam],
])('%s', (_name, make) => {
  it('starts attempts from its opening to its closing only', async () => {
    const { start } = await make();
    expect(await start()).toMatchObject({
      status: 409,
      body: {
        code: 'exam_not_open',
        detail: 'Abre em 10/03/2031, 09:00.',
        availableAt: opensAt,
      },
    });
    clock(opensAt);
    expect((await start()).status).toBe(201);
    clock(closesAt);
    expect(await start(await aUser(db))).toMatchObject({
      status: 409,
      body: { code: 'exam_closed', detail: 'Fechou em 10/03/2031, 11:00.' },
    });
  });

  it('ends an attempt at its closing at the latest, later for a learner with extra time', async () => {
    const { start, learner } = await make({ timeLimitMinutes: 60 });
    const slow = await aUser(db);
    await call(admin, users.setExtraTime, { params: { id: slow.id }, body: { percent: 50 } });
    clock('2031-03-10T13:30:00.000Z');
    const { body: attempt } = await start(learner);
    expect(attempt.deadline).toBe(closesAt);
    expect((await start(slow)).body.deadline).toBe('2031-03-10T14:30:00.000Z');
    clock('2031-03-10T14:20:00.000Z');
    const late = await aUser(db);
    await call(admin, users.setExtraTime, { params: { id: late.id }, body: { percent: 50 } });
    expect((await start(late)).body.deadline).toBe('2031-03-10T14:30:00.000Z');
    await closeOverdueAttempts(db, { now: time.now });
    const read = await call(learner, contract.readAttempt, { params: { id: attempt.id } });
    expect(read.body.submittedAt).toBe(closesAt);
    clock('2031-03-10T14:30:00.000Z');
    expect((await start(await aUser(db))).body).toMatchObject({ code: 'exam_closed' });
  });
});

it('an attempt without a time limit ends at the closing, and keeps it when it changes', async () => {
  const { exam, learner, start } = await anExam();
  clock(opensAt);
  const { body: attempt } = await start();
  expect(attempt.deadline).toBe(closesAt);
  const changes = { params: { id: exam.id }, body: { closesAt: '2031-03-10T13:00:00.000Z' } };
  expect((await call(admin, exams.configurePracticeExam, changes)).status).toBe(200);
  clock('2031-03-10T13:30:00.000Z');
  const answers = someAnswers({ ...attempt, startedAt: '2031-03-10T13:29:00.000Z' });
  const params = { params: { id: attempt.id }, body: { answers } };
  const { body } = await call(learner, contract.submitPracticeAttempt, params);
  expect(body.graded.filter(({ alternativeId }) => alternativeId)).toHaveLength(2);
});

it('its questions are not sent before an attempt', async () => {
  const { exam, learner } = await anExam();
  const read = await call(learner, exams.readPracticeExam, { params: { id: exam.id } });
  expect(read.body).toMatchObject({ opensAt, closesAt, questions: [] });
  const { course, contentId, learner: student } = await aCourseExam();
  const params = { id: course.id, contentId };
  const content = await call(student, courses.readContent, { params });
  expect(content.body).toMatchObject({ opensAt, closesAt, questions: [] });
});

it('answers and a progress event start no attempt outside of the window', async () => {
  const { course, contentId, learner } = await aCourseExam();
  const saved = await call(learner, contract.saveContentAnswers, {
    params: { contentId },
    body: { answers: [] },
  });
  expect(saved.body).toMatchObject({ code: 'exam_not_open' });
  clock(closesAt);
  const sectionId = course.sections[0]?.id ?? '';
  const place = { courseId: course.id, userId: learner.id, sectionId, contentId };
  const reported = await call(learner, progress.progressContent, {
    body: { ...place, userQuestionAnswers: [], isExamSubmitted: true },
  });
  expect(reported).toMatchObject({ status: 409, body: { code: 'exam_closed' } });
});

it('an administrator takes the preview at any time', async () => {
  const { exam } = await anExam({ timeLimitMinutes: 30 });
  clock('2031-03-10T15:00:00.000Z');
  const preview = await call(admin, previews.startPracticePreview, { params: { id: exam.id } });
  expect(preview.body.deadline).toBe('2031-03-10T15:30:00.000Z');
});

it('a closing comes after the opening', async () => {
  const errors = [{ path: 'closesAt', message: 'O fechamento vem depois da abertura' }];
  const refused = { status: 422, body: { errors } };
  const { exam } = await anExam();
  const changePractice = (body: object) =>
    call(admin, exams.configurePracticeExam, { params: { id: exam.id }, body });
  expect(await changePractice({ closesAt: opensAt })).toMatchObject(refused);
  expect(await changePractice({ opensAt: closesAt })).toMatchObject(refused);
  expect(await changePractice({ opensAt: null, closesAt: opensAt })).toMatchObject({
    status: 200,
    body: { opensAt: null, closesAt: opensAt },
  });
  const { contentId } = await aCourseExam();
  const changeContent = (body: object) =>
    call(admin, courses.changeContent, { params: { id: contentId }, body });
  expect(await changeContent({ opensAt: closesAt })).toMatchObject(refused);
  expect(await changeContent({ opensAt: '2300-01-01T00:00:00.000Z' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'opensAt', message: 'Use uma data entre 1900 e 2199' }] },
  });
  // 11:30 in São Paulo.
  expect(await changeContent({ closesAt: '2031-03-10T11:30:00-03:00' })).toMatchObject({
    status: 200,
    body: { closesAt: '2031-03-10T14:30:00.000Z' },
  });
});

it('the history tells the opening and the closing, and restores them', async () => {
  const restored = async (kind: 'CONTENT' | 'PRACTICE_EXAM', id: string, at: number) => {
    const params = { kind, id };
    const { body } = await call(admin, history.readHistory, { params });
    expect(JSON.stringify(body)).toContain('"label":"Fecha em"');
    const back = await call(admin, history.restoreRevision, { params, body: { number: at } });
    expect(back.status).toBe(200);
  };
  const { exam } = await anExam();
  const params = { params: { id: exam.id } };
  for (const changes of [{ closesAt }, { opensAt: null, closesAt: null }]) {
    await call(admin, exams.configurePracticeExam, { ...params, body: changes });
  }
  await restored('PRACTICE_EXAM', exam.id, 1);
  expect((await call(admin, exams.readPracticeExam, params)).body).toMatchObject({
    opensAt,
    closesAt,
  });
  const { course, contentId } = await aCourseExam();
  for (const changes of [{ closesAt }, { closesAt: null }]) {
    await call(admin, courses.changeContent, { params: { id: contentId }, body: changes });
  }
  await restored('CONTENT', contentId, 1);
  const read = await call(admin, courses.readContent, { params: { id: course.id, contentId } });
  expect(read.body).toMatchObject({ opensAt, closesAt });
});
