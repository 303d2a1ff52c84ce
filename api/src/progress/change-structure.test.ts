import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { aCourse, aContent, type MadeCourse } from '../courses/courses.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
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

describe('an edit of a course', () => {
  it('that adds a content keeps the completions of the course', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 1 }] });
    await report(learner, course, course.contentIds[0] ?? '');
    await aContent(db, course.sections[0]?.id ?? '');
    expect((await progressOf(learner, course)).body).toMatchObject({
      isCompleted: true,
      contentsQtd: 2,
      completedContentsQtd: 1,
      percentage: 50,
    });
  });

  it('that removes the last open content completes the course, with a certificate', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db);
    const [done = '', left = ''] = course.contentIds;
    await report(learner, course, done);
    await call(admin, courses.changeContent, { params: { id: left }, body: { isActive: false } });
    expect((await progressOf(learner, course)).body).toMatchObject({
      isCompleted: true,
      percentage: 100,
    });
    const listed = await call(learner, certificates.listCertificates, {
      params: { userId: learner.id },
    });
    expect(listed.body).toHaveLength(1);
  });

  it('that deletes a studied content keeps its history and changes the counts', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 3 }] });
    const [done = ''] = course.contentIds;
    await report(learner, course, done);
    expect((await call(admin, courses.deleteContent, { params: { id: done } })).status).toBe(204);
    expect((await progressOf(learner, course)).body).toMatchObject({
      contentsQtd: 2,
      completedContentsQtd: 0,
    });
    expect(
      (await call(learner, contract.countCompletedContents, { params: { id: learner.id } })).body
        .total,
    ).toBe(1);
  });

  it('of a draft completes nobody; its publication does', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db);
    const [done = '', left = ''] = course.contentIds;
    await report(learner, course, done);
    const configure = (isActive: boolean) =>
      call(admin, courses.configureCourse, {
        params: { id: course.id },
        query: { verification: 'skip' },
        body: { isActive },
      });
    await configure(false);
    await call(admin, courses.deleteContent, { params: { id: left } });
    expect((await progressOf(learner, course)).body.isCompleted).toBe(false);
    await configure(true);
    expect((await progressOf(learner, course)).body.isCompleted).toBe(true);
  });

  it('succeeds together with concurrent progress events and edits', async () => {
    const course = await aCourse(db, { sections: [{ contents: 8 }, { contents: 1 }] });
    const sections = course.sections.map(({ id, contentIds }) => ({ id, contents: contentIds }));
    const edits = [
      ...Array.from(
        { length: 10 },
        () => () => call(admin, courses.orderContents, { body: { courseId: course.id, sections } }),
      ),
      () =>
        call(admin, courses.deleteSection, {
          params: { id: course.id, sectionId: course.sections[1]?.id ?? '' },
        }),
    ];
    const editing = (async () => {
      const answers = [];
      for (const edit of edits) answers.push(await edit());
      return answers;
    })();
    const studying = Array.from({ length: 10 }, async () => {
      const learner = await aUser(db);
      const answers = [];
      for (const id of course.contentIds.slice(0, 8))
        answers.push(await report(learner, course, id));
      return answers;
    });
    const statuses = async (answers: Promise<{ status: number }[]>) =>
      (await answers).map(({ status }) => status);
    expect(await statuses(editing)).toEqual([...Array(10).fill(200), 204]);
    for (const answers of studying) expect(await statuses(answers)).toEqual(Array(8).fill(201));
  });
});
