import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/courses/courses.contract.ts';
import { contentsLimit, sectionsLimit } from '@sabia/domain/courses/course-limits.ts';
import { readHistory } from '@sabia/domain/history/history.contract.ts';
import { listContentQuestions } from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aContent, aCourse } from './courses.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const of = (id: string) => ({ params: { id } });
const duplicateContent = (id: string) => call(admin, contract.duplicateContent, of(id));
const duplicateSection = (id: string) => call(admin, contract.duplicateSection, of(id));
const read = async (id: string) => (await call(admin, contract.readCourse, of(id))).body;
const statements = async (contentId: string) =>
  (await call(admin, listContentQuestions, of(contentId))).body.items.map(
    ({ statement }) => statement,
  );

describe('a copy of a content', () => {
  it('is inactive, right after its original, and equal but for title and questions of its own', async () => {
    const { id, contentIds } = await aCourse(db, {
      sections: [
        {
          contents: [
            {
              contentType: 'EXAM',
              title: 'Prova',
              isPreview: true,
              passingScore: 55,
              attemptsLimit: 3,
              opensAt: '2031-03-10T12:00:00.000Z',
              closesAt: '2031-03-10T14:00:00.000Z',
              extraContents: [{ title: 'Guia', contentUrl: 'https://example.com' }],
            },
            { title: 'Depois' },
          ],
        },
      ],
    });
    const [examId = ''] = contentIds;
    await someQuestions(db, { contentId: examId }, 3);
    const { status, headers, body } = await duplicateContent(examId);
    expect(status).toBe(201);
    expect(headers.location).toBe(`/v1/courses/content/${body.id}`);
    const [section] = (await read(id)).sections;
    const [original, copy, next] = assertDefined(section).contents;
    expect([original?.title, copy?.title, next?.title]).toEqual([
      'Prova',
      'Cópia de Prova',
      'Depois',
    ]);
    expect(copy).toMatchObject({
      id: body.id,
      isActive: false,
      isPreview: true,
      opensAt: '2031-03-10T12:00:00.000Z',
      closesAt: '2031-03-10T14:00:00.000Z',
      passingScore: 55,
      attemptsLimit: 3,
      questionsQtd: 3,
      extraContents: original?.extraContents,
    });
    expect(await statements(body.id)).toEqual(await statements(examId));
    const history = await call(admin, readHistory, {
      params: { kind: 'CONTENT', id: body.id },
    });
    expect(history.body.items.map(({ what }) => what)).toEqual(['CREATED']);
  });

  it('is numbered where its name is taken', async () => {
    const { contentIds } = await aCourse(db, { sections: [{ contents: [{ title: 'Aula' }] }] });
    const [contentId = ''] = contentIds;
    expect((await duplicateContent(contentId)).body.title).toBe('Cópia de Aula');
    expect((await duplicateContent(contentId)).body.title).toBe('Cópia de Aula (2)');
  });

  it('is not made of what is deleted or unknown', async () => {
    const { id, sections, contentIds } = await aCourse(db, { sections: 2 });
    const [deleted = '', , inSection = ''] = contentIds;
    await call(admin, contract.deleteContent, of(deleted));
    const sectionId = assertDefined(sections[1]).id;
    await call(admin, contract.deleteSection, { params: { id, sectionId } });
    for (const gone of [deleted, inSection, randomUUID()]) {
      expect((await duplicateContent(gone)).status).toBe(404);
    }
    expect((await duplicateSection(sectionId)).status).toBe(404);
  });
});

describe('a copy of a section', () => {
  it('is inactive, right after its original, with copies of what is in it', async () => {
    const course = await aCourse(db, {
      sections: [
        { title: 'Começo', isFreemium: true, contents: [{ title: 'Um' }, { title: 'Dois' }] },
        { title: 'Fim' },
      ],
    });
    const { id: sectionId } = assertDefined(course.sections[0]);
    const examId = await aContent(db, sectionId, { contentType: 'QUICK_QUESTION', title: 'Três' });
    await someQuestions(db, { contentId: examId }, 2);
    await aContent(db, sectionId, {
      contentType: 'EXAM',
      title: 'Sorteio',
      generatedExamFilters: [sectionId, course.id],
      questionsQtd: 2,
    });
    await call(admin, contract.deleteContent, of(course.contentIds[1] ?? ''));
    const { status, headers, body } = await duplicateSection(sectionId);
    expect([status, headers.location]).toEqual([201, `/v1/courses/${course.id}`]);
    const { sections } = await read(course.id);
    expect(sections.map(({ title, isActive }) => [title, isActive])).toEqual([
      ['Começo', true],
      ['Cópia de Começo', false],
      ['Fim', true],
    ]);
    const copy = assertDefined(sections[1]);
    expect([copy.id, copy.isFreemium]).toEqual([body.id, true]);
    expect(copy.contents.map(({ title, isActive }) => [title, isActive])).toEqual([
      ['Um', true],
      ['Três', true],
      ['Sorteio', true],
    ]);
    expect(await statements(assertDefined(copy.contents[1]).id)).toEqual(await statements(examId));
    expect(copy.contents[2]?.generatedExamFilters).toEqual([copy.id, course.id]);
  });
});

describe('a full course', () => {
  const fill = (courseId: string, quantity: number) =>
    db.run(sql`
      insert into sections (course_id, title, position)
      select ${courseId}, 'Mais uma', number from generate_series(1, ${quantity}::integer) number`);

  it('has no room for another section, however it would come', async () => {
    const course = await aCourse(db, { sections: 2 });
    const [first, second] = course.sections.map(({ id }) => id);
    await call(admin, contract.deleteSection, {
      params: { id: course.id, sectionId: assertDefined(second) },
    });
    await fill(course.id, sectionsLimit - 2);
    const create = () =>
      call(admin, contract.createSection, { ...of(course.id), body: { title: 'Última' } });
    expect((await create()).status).toBe(201);
    const answers = [
      await create(),
      await duplicateSection(assertDefined(first)),
      await call(admin, contract.restoreSection, of(assertDefined(second))),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'limit_reached',
        detail: 'Um curso tem no máximo 500 seções, e este já tem todas.',
      });
    }
    expect((await read(course.id)).sections).toHaveLength(sectionsLimit);
  });

  it('has a section without room for another content, however it would come', async () => {
    const course = await aCourse(db);
    const { id: sectionId } = assertDefined(course.sections[0]);
    const [first = '', second = ''] = course.contentIds;
    await call(admin, contract.deleteContent, of(second));
    await db.run(sql`
      insert into contents (section_id, content_type, title, position, page_content)
      select ${sectionId}, 'TEXTPAGE', 'Mais um', number, '<p>Oi</p>'
      from generate_series(2, ${contentsLimit - 1}::integer) number`);
    const create = () =>
      call(admin, contract.createContent, {
        body: {
          sectionId,
          createContentDto: { contentType: 'TEXTPAGE', title: 'Último', pageContent: '<p>Oi</p>' },
        },
      });
    expect((await create()).status).toBe(201);
    const answers = [
      await create(),
      await duplicateContent(first),
      await call(admin, contract.restoreContent, of(second)),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'limit_reached',
        detail: 'Uma seção tem no máximo 1000 conteúdos, e esta já tem todos.',
      });
    }
  });
});
