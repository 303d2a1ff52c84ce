import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { messages } from '@sabia/domain/messages.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { aCourse } from '../src/courses/courses.factory.ts';
import { anAdmin } from '../src/users/users.factory.ts';
import { assertDefined } from './support/assert-defined.ts';
import { createTestApp } from './support/test-app.factory.ts';

const { call, db } = await createTestApp();
const admin = await anAdmin(db);
const course = await aCourse(db, {
  sections: [{ contents: [{}, { contentType: 'EXAM', title: 'Prova' }] }],
});
const [pageId = '', examId = ''] = course.contentIds;

const nested = (size: number) => '<div>'.repeat(size / 11) + 'a' + '</div>'.repeat(size / 11);
const manyTags = (size: number) => '<p>a</p>'.repeat(size / 8);

/** The refused fields of a call. */
const refused = ({ status, body }: { status: number; body: { errors?: unknown } }) => {
  expect(status).toBe(422);
  return body.errors;
};

it.each([
  ['nested', nested],
  ['many', manyTags],
])(
  'a rich text with %s tags is refused at its field, before it is sanitised',
  async (_name, html) => {
    const error = (path: string) => [{ path, message: messages.richText }];
    const params = { id: pageId };

    const pageContent = html(199_000);
    const page = await call(admin, courses.changeContent, { params, body: { pageContent } });
    expect(refused(page)).toEqual(error('pageContent'));

    const draft = {
      contentType: 'VIDEO' as const,
      title: 'Vídeo',
      videoUrl: 'https://exemplo.com.br/filme.mp4',
      videoDescription: html(19_900),
    };
    const { id: sectionId } = assertDefined(course.sections[0]);
    const video = await call(admin, courses.createContent, {
      body: { sectionId, createContentDto: draft },
    });
    expect(refused(video)).toEqual(error('createContentDto.videoDescription'));

    const description = html(19_900);
    const settings = { params: { id: course.id }, body: { description } };
    expect(refused(await call(admin, courses.configureCourse, settings))).toEqual(
      error('description'),
    );

    const alternatives = [{ text: 'certa', isCorrect: true }, { text: html(19_900) }];
    const question = await call(admin, questions.createContentQuestion, {
      params: { id: examId },
      body: { statement: html(99_000), alternatives },
    });
    expect(refused(question)).toEqual([...error('statement'), ...error('alternatives.1.text')]);
  },
);
