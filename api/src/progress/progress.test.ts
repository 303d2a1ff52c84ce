import { randomUUID } from 'node:crypto';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aSubscriber, anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

function report(user: User, course: MadeCourse, contentId: string, given: object = {}) {
  const body = {
    courseId: course.id,
    userId: user.id,
    sectionId: course.sections[0]?.id ?? '',
    contentId,
  };
  return call(user, contract.progressContent, { body: { ...body, isCompleted: true, ...given } });
}

const progressOf = (user: User, course: MadeCourse) =>
  call(user, contract.readCourseProgress, { params: { courseId: course.id, userId: user.id } });

describe('starting a course', () => {
  it('happens once; a repeat answers with the existing progress', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db);
    const start = () =>
      call(learner, contract.startCourse, { body: { courseId: course.id, userId: learner.id } });
    const first = await start();
    expect(first).toMatchObject({
      status: 201,
      body: { isCompleted: false, contentsQtd: 2, completedContentsQtd: 0, percentage: 0 },
    });
    expect(await start()).toMatchObject({ status: 200, body: first.body });
  });

  it.each([
    ['an unknown course', async () => randomUUID(), 422],
    ['a draft', async () => (await aCourse(db, { isActive: false })).id, 422],
    [
      'a paid course without a subscription',
      async () => (await aCourse(db, { paymentType: 'PAID' })).id,
      403,
    ],
  ])('is refused for %s', async (_name, find, status) => {
    const learner = await aUser(db);
    const courseId = await find();
    const answer = await call(learner, contract.startCourse, {
      body: { courseId, userId: learner.id },
    });
    expect(answer.status).toBe(status);
    expect(
      await db.many(sql`select from course_progressions where user_id = ${learner.id}`),
    ).toEqual([]);
  });

  it('cannot be done for another user', async () => {
    const [learner, other] = [await aUser(db), await aUser(db)];
    const { id: courseId } = await aCourse(db);
    const answer = await call(learner, contract.startCourse, {
      body: { courseId, userId: other.id },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_yours' } });
  });
});

describe('studying', () => {
  it('creates progress when a content is opened, and counts it when it is completed', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: 2 });
    const [first = ''] = course.contentIds;
    const opened = await report(learner, course, first, { isCompleted: false });
    expect(opened).toMatchObject({
      status: 201,
      body: {
        contentProgression: { contentId: first, isCompleted: false },
        courseProgression: { percentage: 0 },
        certificate: null,
      },
    });
    const again = await call(learner, contract.progressContentAgain, {
      params: { id: opened.body.contentProgression.id },
      body: {
        courseId: course.id,
        userId: learner.id,
        sectionId: course.sections[0]?.id ?? '',
        contentId: first,
        isCompleted: true,
      },
    });
    expect(again).toMatchObject({
      status: 200,
      body: {
        contentProgression: { id: opened.body.contentProgression.id, isCompleted: true },
        sectionProgression: { contentsQtd: 2, completedContentsQtd: 1, isCompleted: false },
        courseProgression: {
          contentsQtd: 4,
          completedContentsQtd: 1,
          percentage: 25,
          isCompleted: false,
        },
      },
    });
  });

  it('to the end completes the course and issues one certificate, with the data of that day', async () => {
    const learner = await aUser(db, { name: 'Ana Clara' });
    const course = await aCourse(db, { title: 'Contas em dia', estimatedCompletionHours: 4.5 });
    const [a = '', b = ''] = course.contentIds;
    expect((await report(learner, course, a)).body.certificate).toBeNull();
    const { body } = await report(learner, course, b);
    expect(body.courseProgression).toMatchObject({ isCompleted: true, percentage: 100 });
    expect(body.certificate).toMatchObject({
      holderName: 'Ana Clara',
      courseTitle: 'Contas em dia',
      courseHours: 4.5,
    });
    await call(admin, courses.configureCourse, {
      params: { id: course.id },
      body: { title: 'Outro nome' },
    });
    expect((await report(learner, course, b)).body.certificate).toEqual(body.certificate);
    const listed = await call(learner, certificates.listCertificates, {
      params: { userId: learner.id },
    });
    expect(listed.body).toEqual([body.certificate]);
  });

  it('on one device counts in the order of its sequence numbers, in whatever order events arrive', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 2 }] });
    const [content = '', other = ''] = course.contentIds;
    const [phone, laptop] = [randomUUID(), randomUUID()];
    const send = async (contentId: string, deviceId: string, sequence: number, given: object) =>
      (await report(learner, course, contentId, { deviceId, sequence, ...given })).body
        .contentProgression.isCompleted;
    const takenBack = { isCompleted: false, decreaseProgressionsCount: true };

    expect(await send(content, phone, 1, {})).toBe(true);
    expect(await send(content, phone, 3, takenBack)).toBe(false);
    // A repeat, as after a lost reply, and a request that arrives late.
    expect(await send(content, phone, 1, {})).toBe(false);
    expect(await send(content, phone, 2, {})).toBe(false);
    expect(await send(content, laptop, 1, {})).toBe(true);
    expect(await send(content, phone, 3, takenBack)).toBe(true);
    // Another content has its own order.
    expect(await send(other, phone, 2, {})).toBe(true);
    expect(await send(content, phone, 4, takenBack)).toBe(false);
  });

  it('can be taken back; the certificate stays, and completing again issues no second one', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 1 }] });
    const [only = ''] = course.contentIds;
    const { body } = await report(learner, course, only);
    const payload = {
      courseId: course.id,
      userId: learner.id,
      sectionId: course.sections[0]?.id ?? '',
      contentId: only,
    };
    const back = await call(learner, contract.progressContentAgain, {
      params: { id: body.contentProgression.id },
      body: { ...payload, isCompleted: false, decreaseProgressionsCount: true },
    });
    expect(back.body).toMatchObject({
      contentProgression: { isCompleted: false, completedAt: null },
      courseProgression: { isCompleted: false, completedContentsQtd: 0, completedAt: null },
      certificate: body.certificate,
    });
    expect((await report(learner, course, only)).body.certificate).toEqual(body.certificate);
  });

  it('ignores grades in the request', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, {
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova', pageContent: null }] }],
    });
    const claims = {
      isApproved: true,
      isExamSubmitted: true,
      correctAverage: 100,
      correctQuestionsQtd: 10,
      triesQtd: 1,
    };
    const { body } = await report(learner, course, course.contentIds[0] ?? '', claims);
    expect(body.contentProgression).toMatchObject({
      isCompleted: false,
      isApproved: false,
      correctAverage: null,
      triesQtd: 0,
    });
    expect(body.certificate).toBeNull();
  });

  it('of locked contents needs a subscription', async () => {
    const course = await aCourse(db, {
      paymentType: 'FREEMIUM',
      sections: [{ isFreemium: true, contents: 1 }, { contents: 1 }],
    });
    const [open = '', locked = ''] = course.contentIds;
    const learner = await aUser(db);
    expect((await report(learner, course, open)).status).toBe(201);
    expect(await report(learner, course, locked)).toMatchObject({
      status: 403,
      body: { code: 'subscription_required' },
    });
    expect((await report(await aSubscriber(db), course, locked)).status).toBe(201);
  });

  it.each<[string, (course: MadeCourse) => object, string]>([
    ['an unknown content', () => ({ contentId: randomUUID() }), 'contentId'],
    ['another course', () => ({ courseId: randomUUID() }), 'courseId'],
  ])('%s is a mistake of its field, and changes nothing', async (_name, wrong, path) => {
    const learner = await aUser(db);
    const course = await aCourse(db);
    const answer = await report(learner, course, course.contentIds[0] ?? '', wrong(course));
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]?.path).toBe(path);
    expect((await progressOf(learner, course)).status).toBe(404);
  });

  it("with the id of another user's progression is refused", async () => {
    const [learner, other] = [await aUser(db), await aUser(db)];
    const course = await aCourse(db);
    const [a = ''] = course.contentIds;
    const { body } = await report(other, course, a);
    const answer = await call(learner, contract.progressContentAgain, {
      params: { id: body.contentProgression.id },
      body: {
        courseId: course.id,
        userId: learner.id,
        sectionId: course.sections[0]?.id ?? '',
        contentId: a,
        isCompleted: true,
      },
    });
    expect(answer.status).toBe(404);
  });
});

describe('races', () => {
  it('50 identical requests make one row, one completion and one certificate', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 1 }] });
    const [only = ''] = course.contentIds;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => report(learner, course, only)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(new Set(answers.map(({ body }) => body.certificate?.code)).size).toBe(1);
    const count = (table: string) =>
      db.one<{ count: number }>({
        name: `count ${table}`,
        text: `select count(*) from ${table} where user_id = $1`,
        values: [learner.id],
      });
    for (const table of [
      'course_progressions',
      'section_progressions',
      'content_progressions',
      'certificates',
    ]) {
      expect(await count(table)).toEqual({ count: 1 });
    }
  });

  it('every content at once completes the course, with counts equal to a recount', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 8 }, { contents: 8 }] });
    const answers = await Promise.all(course.contentIds.map((id) => report(learner, course, id)));
    expect(
      answers
        .map(({ body }) => body.courseProgression.completedContentsQtd)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(answers.filter(({ body }) => body.certificate)).toHaveLength(1);
    const { body } = await progressOf(learner, course);
    expect(body).toMatchObject({
      isCompleted: true,
      contentsQtd: 16,
      completedContentsQtd: 16,
      percentage: 100,
    });
    expect(body.sections.map(({ completedContentsQtd }) => completedContentsQtd)).toEqual([8, 8]);
  });
});

describe("a learner's history", () => {
  it('has streak, totals, the last course and the courses by status', async () => {
    const learner = await aUser(db);
    const finished = await aCourse(db, {
      title: 'Terminado',
      sections: [{ contents: 1 }],
      estimatedCompletionHours: 3,
    });
    const ongoing = await aCourse(db, { title: 'Em andamento' });
    time.now = new Date('2026-11-20T12:00:00Z');
    await report(learner, finished, finished.contentIds[0] ?? '');
    time.now = new Date('2026-11-22T02:30:00Z');
    await report(learner, ongoing, ongoing.contentIds[0] ?? '');
    const params = { id: learner.id };
    expect((await call(learner, contract.readStreak, { params })).body).toMatchObject({
      streak: 2,
      longest: 2,
    });
    expect((await call(learner, contract.readOverview, { params })).body).toEqual({
      coursesInProgress: 1,
      coursesCompleted: 1,
      contentsCompleted: 2,
      certificates: 1,
      hoursCompleted: 3,
      streak: 2,
      hasFirstAnswers: false,
      lastExam: null,
    });
    const last = await call(learner, contract.readLastOngoingCourse, { params });
    expect(last.body.course).toMatchObject({
      title: 'Em andamento',
      progress: { percentage: 50, isCompleted: false, completedContentsQtd: 1 },
      nextContent: { id: ongoing.contentIds[1], durationSeconds: expect.any(Number) },
    });
    const byStatus = async (status: 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED') =>
      (await call(learner, contract.listCoursesByStatus, { params, query: { status } })).body.map(
        ({ title }) => title,
      );
    expect(await byStatus('COMPLETED')).toEqual(['Terminado']);
    expect(await byStatus('IN_PROGRESS')).toEqual(['Em andamento']);
    expect(await byStatus('NOT_STARTED')).not.toContain('Terminado');
    const page = await call(learner, contract.pageCoursesByStatus, {
      params,
      query: { status: 'COMPLETED' },
    });
    expect(page.body).toMatchObject({ total: 1, items: [{ title: 'Terminado' }] });
    const untouched = await call(learner, contract.pageCoursesByStatus, {
      params,
      query: { status: 'NOT_STARTED', limit: 2 },
    });
    expect(untouched.body.items.map(({ title }) => title)).toEqual(
      (await byStatus('NOT_STARTED')).slice(0, 2),
    );
    const check = await call(learner, contract.checkCourseProgress, {
      params: { courseId: finished.id, userId: learner.id },
    });
    expect(check.body).toMatchObject({ hasProgression: true, isCompleted: true });
    expect(
      (await call(null, courses.pageCourses, { query: { searchKey: 'Terminado' } })).body.items[0]
        ?.progress,
    ).toBeNull();
    expect(
      (await call(learner, courses.pageCourses, { query: { searchKey: 'Terminado' } })).body
        .items[0]?.progress,
    ).toEqual({ isCompleted: true, percentage: 100, completedContentsQtd: 1 });
  });

  it('counts courses as in progress that can be continued', async () => {
    const learner = await aUser(db);
    const [kept, gone] = [await aCourse(db), await aCourse(db)];
    for (const course of [kept, gone]) await report(learner, course, course.contentIds[0] ?? '');
    await call(admin, courses.deleteCourse, { params: { id: gone.id } });
    const params = { id: learner.id };
    expect((await call(learner, contract.readOverview, { params })).body).toMatchObject({
      coursesInProgress: 1,
      contentsCompleted: 2,
    });
    const query = { status: 'IN_PROGRESS' } as const;
    const listed = await call(learner, contract.listCoursesByStatus, { params, query });
    expect(listed.body.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('is empty for a new learner', async () => {
    const learner = await aUser(db);
    const params = { id: learner.id };
    expect((await call(learner, contract.readLastOngoingCourse, { params })).body).toEqual({
      course: null,
    });
    expect((await call(learner, contract.readStreak, { params })).body).toMatchObject({
      streak: 0,
      longest: 0,
      isTold: true,
    });
    const minor = await aUser(db, { birthDate: '2012-03-04' });
    expect(
      (await call(minor, contract.readStreak, { params: { id: minor.id } })).body,
    ).toMatchObject({ streak: 0, isTold: false });
    expect((await call(learner, contract.countCompletedContents, { params })).body).toEqual({
      total: 0,
    });
  });
});
