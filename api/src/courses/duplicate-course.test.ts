import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/courses/courses.contract.ts';
import { startCourse } from '@sabia/domain/progress/progress.contract.ts';
import { expect, it } from 'vitest';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aCourse, aContent } from './courses.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const duplicate = (id: string) => call(admin, contract.duplicateCourse, { params: { id } });
const read = async (id: string) =>
  (await call(admin, contract.readCourse, { params: { id } })).body;

/** The fields in which a copy differs from its original. */
const own = /"(id|slug|storageId|createdAt|updatedAt|questionId)":"[^"]*",?/g;
const withoutOwn = (entity: object) => JSON.stringify(entity).replaceAll(own, '');

async function aFullCourse(title: string) {
  const course = await aCourse(db, {
    title,
    subTitle: 'Passo a passo',
    paymentType: 'FREEMIUM',
    thumbUrl: 'https://example.com/capa.webp',
    banners: [
      { desktopUrl: 'https://example.com/d.webp', mobileUrl: 'https://example.com/m.webp' },
    ],
    sections: [
      {
        isFreemium: true,
        contents: [
          { extraContents: [{ title: 'Guia', contentUrl: 'https://example.com' }] },
          {
            contentType: 'VIDEO',
            videoUrl: 'https://example.com/v.mp4',
            captionsUrl: 'https://example.com/v.vtt',
            isPreview: true,
            durationSeconds: 90,
          },
        ],
      },
      { isActive: false, contents: [{ contentType: 'QUICK_QUESTION' }, { isActive: false }] },
    ],
  });
  const [, , quick = ''] = course.contentIds;
  await someQuestions(db, { contentId: quick }, [
    { videoQuestionUrl: 'https://example.com/q.mp4' },
    { alternatives: [{ text: '<p>1</p>' }, { text: '<p>2</p>', isCorrect: true }] },
  ]);
  return course;
}

it('is equal to its original but for what is its own', async () => {
  const { id } = await aFullCourse('Redação nota mil');
  const original = await read(id);
  const { status, headers, body } = await duplicate(id);
  expect(status).toBe(201);
  expect(headers.location).toBe(`/v1/courses/${body.id}`);
  expect(body).toMatchObject({
    title: 'Cópia de Redação nota mil',
    slug: 'copia-de-redacao-nota-mil',
    isActive: false,
  });
  const { title, isActive } = original;
  expect(JSON.stringify(body)).not.toContain('Respire fundo');
  expect(withoutOwn({ ...(await read(body.id)), title, isActive })).toBe(withoutOwn(original));
});

it('shares no id with its original', async () => {
  const { id } = await aFullCourse('Geometria');
  const { body } = await duplicate(id);
  const idsOf = (entity: object) =>
    [...JSON.stringify(entity).matchAll(/"(?:id|storageId)":"([^"]*)"/g)].map(([, found]) => found);
  const { categories, levels, skills, ...original } = await read(id);
  const shared = new Set(idsOf({ categories, levels, skills }));
  const copied = idsOf(await read(body.id)).filter((found) => !shared.has(found));
  expect(copied.filter((found) => idsOf(original).includes(found))).toEqual([]);
  expect(copied.length).toBeGreaterThan(10);
});

it('is numbered where its name is taken', async () => {
  const { id } = await aCourse(db, { title: 'Xadrez' });
  await aCourse(db, { slug: 'copia-de-xadrez' });
  const [first, second] = [(await duplicate(id)).body, (await duplicate(id)).body];
  expect([first.title, first.slug]).toEqual(['Cópia de Xadrez', 'copia-de-xadrez-2']);
  expect([second.title, second.slug]).toEqual(['Cópia de Xadrez (2)', 'copia-de-xadrez-2-2']);
});

it('gets names of its own when several are made at once', async () => {
  const { id } = await aCourse(db, { title: 'Gamão' });
  const copies = await Promise.all([duplicate(id), duplicate(id), duplicate(id)]);
  expect(copies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(copies.map(({ body }) => body.title)).size).toBe(3);
});

it('has an exam that drew from its own course draw from the copy', async () => {
  const course = await aCourse(db, {
    sections: [{ contents: [{ contentType: 'QUICK_QUESTION' }] }],
  });
  await someQuestions(db, { contentId: course.contentIds[0] ?? '' }, 3);
  const [category] = (await read(course.id)).categories;
  const [section] = course.sections;
  const filters = [section?.id ?? '', category?.id ?? '', course.id];
  await aContent(db, section?.id ?? '', {
    contentType: 'EXAM',
    generatedExamFilters: filters,
    questionsQtd: 3,
  });
  const { body } = await duplicate(course.id);
  const exam = body.sections[0]?.contents.at(-1);
  expect(exam?.generatedExamFilters).toEqual([body.sections[0]?.id, category?.id, body.id]);
});

it('has nothing of learners, deleted parts or the name of tutorial', async () => {
  const { id, sections, contentIds } = await aCourse(db, { isTutorial: true, sections: 2 });
  await call(learner, startCourse, { body: { courseId: id, userId: learner.id } });
  await call(admin, contract.deleteContent, { params: { id: contentIds[0] ?? '' } });
  await call(admin, contract.deleteSection, {
    params: { id, sectionId: sections[1]?.id ?? '' },
  });
  const { body } = await duplicate(id);
  expect(body.isTutorial).toBe(false);
  expect(body.sections.map(({ contents }) => contents.length)).toEqual([1]);
  const { studying } = await db.one<{ studying: number }>(sql`
    select count(*) as studying from course_progressions where course_id = ${body.id}`);
  expect(studying).toBe(0);
});

it('is not made of what is not there', async () => {
  const { id } = await aCourse(db);
  await call(admin, contract.deleteCourse, { params: { id } });
  expect((await duplicate(id)).status).toBe(404);
  expect((await duplicate(randomUUID())).status).toBe(404);
});
