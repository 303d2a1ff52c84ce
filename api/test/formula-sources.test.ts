import type { Course } from '@sabia/domain/courses/course.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { withFormulaSources } from '@sabia/domain/rich-text/formulas.ts';
import type { TermsOfUse } from '@sabia/domain/school/school.ts';
import * as school from '@sabia/domain/school/school.contract.ts';
import type { Trail } from '@sabia/domain/trails/trail.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../src/courses/courses.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { aTrail } from '../src/trails/trails.factory.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// Authors get the sources of formulas, which their forms store again; readers get drawings (product.md V19).

const { db, call, app, tokenOf } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const text = '<p>Some \\(\\frac{1}{2}\\) e \\(x^2 &lt; 4\\)</p><p>\\[\\ce{H2O}\\]</p>';

const course = await aCourse(db, {
  sections: [
    {
      isFreemium: true,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Texto' },
        { contentType: 'VIDEO', title: 'Vídeo', videoUrl: 'https://example.com/a.mp4' },
        { contentType: 'EXAM', title: 'Prova' },
      ],
    },
  ],
});
const [page = '', video = '', exam = ''] = course.contentIds;
const practice = await aPracticeExam(db);
const trail = await aTrail(db);
const { body: company } = await call(admin, school.readSchool, {});

const contentOf = (reply: Course, id: string) =>
  reply.sections.flatMap(({ contents }) => contents).find((content) => content.id === id);
const inCourse = { params: { id: course.id } };

describe('a text of an author', () => {
  it.each([
    [
      'description of a course',
      courses.configureCourse,
      { ...inCourse, body: { description: text } },
      courses.readCourse,
      inCourse,
      ({ description }: Course) => description,
    ],
    [
      'text of a page',
      courses.changeContent,
      { params: { id: page }, body: { pageContent: text } },
      courses.readCourse,
      inCourse,
      (reply: Course) => contentOf(reply, page)?.pageContent,
    ],
    [
      'description of a video',
      courses.changeContent,
      { params: { id: video }, body: { videoDescription: text } },
      courses.readCourse,
      inCourse,
      (reply: Course) => contentOf(reply, video)?.videoDescription,
    ],
    [
      'instructions of an exam',
      courses.changeContent,
      { params: { id: exam }, body: { instructions: text } },
      courses.readCourse,
      inCourse,
      (reply: Course) => contentOf(reply, exam)?.instructions,
    ],
    [
      'instructions of a practice exam',
      exams.configurePracticeExam,
      { params: { id: practice.id }, body: { instructions: text } },
      exams.readPracticeExam,
      { params: { id: practice.id } },
      ({ instructions }: PracticeExam) => instructions,
    ],
    [
      'description of a trail',
      trails.configureTrail,
      { params: { id: trail.id }, body: { description: text } },
      trails.readTrail,
      { params: { id: trail.id } },
      ({ description }: Trail) => description,
    ],
    [
      'terms of use',
      school.changeSchool,
      { params: { id: company.id }, body: { terms: text } },
      school.readTerms,
      {},
      ({ html }: TermsOfUse) => html,
    ],
  ])(
    '%s: source for authors, drawing for readers',
    async (_name, write, sent, read, at, textIn) => {
      const answer = await call(admin, write as Operation, sent as never);
      expect(answer).toMatchObject({ status: 200 });
      expect(JSON.stringify(answer.body)).not.toContain('<tex-formula');
      const seenBy = async (who: typeof admin) =>
        textIn((await call(who, read as Operation, at as never)).body as never);
      expect(await seenBy(admin)).toBe(text);
      const drawn = String(await seenBy(learner));
      expect(drawn.match(/<tex-formula /g)).toHaveLength(3);
      expect(withFormulaSources(drawn)).toBe(text);
    },
  );
});

it('a text with 290 formulas is stored again as its author read it', async () => {
  const pageContent = `<p>${'\\(\\frac{1}{2}\\) '.repeat(290).trim()}</p>`;
  const change = (body: object) =>
    call(admin, courses.changeContent, { params: { id: page }, body });
  await change({ pageContent });
  const { body } = await call(admin, courses.readCourse, inCourse);
  const sent = contentOf(body, page)?.pageContent;
  expect(sent).toBe(pageContent);
  expect(await change({ pageContent: sent })).toMatchObject({ status: 200, body: { pageContent } });
});

it('an administrator in the role of a learner is a reader', async () => {
  const { body } = await app.inject({
    url: `/v1/courses/${course.id}`,
    headers: { authorization: `Bearer ${await tokenOf(admin)}`, 'view-as': 'LEARNER' },
  });
  expect(body).toContain('<tex-formula');
});
