import * as contract from '@sabia/domain/courses/courses.contract.ts';
import { progressContent, startCourse } from '@sabia/domain/progress/progress.contract.ts';
import type { ImpersonatedRole } from '@sabia/domain/users/impersonation.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { aSubscriber, anAdmin, aUser } from '../users/users.factory.ts';
import { aCourse, type MadeCourse } from './courses.factory.ts';

const { app, db, call, tokenOf } = await createTestApp();
const recorded = recordStatements(db.pool);
const admin = await anAdmin(db);

/** Each body has a mark of its own. */
const kinds = (name: string) => [
  { title: 'Texto', pageContent: `<p>corpo-texto-${name}</p>` },
  {
    title: 'Vídeo',
    contentType: 'VIDEO' as const,
    videoUrl: `https://example.com/corpo-filme-${name}.mp4`,
    videoDescription: `<p>corpo-descricao-${name}</p>`,
    readComplements: [
      { type: 'LINK' as const, title: 'Mais', url: `https://example.com/corpo-material-${name}` },
    ],
  },
  { title: 'Pergunta', contentType: 'QUICK_QUESTION' as const },
  { title: 'Prova', contentType: 'EXAM' as const },
  { title: 'Simulado', contentType: 'PRACTICE_EXAM' as const, timeLimitMinutes: 10 },
];

/** An open section, a locked one with a preview, and an inactive one; each with every kind of content. */
async function aCourseOfAllKinds(fields: Parameters<typeof aCourse>[1]): Promise<MadeCourse> {
  const course = await aCourse(db, {
    ...fields,
    sections: [
      { title: 'Aberta', isFreemium: true, contents: kinds('aberta') },
      {
        title: 'Fechada',
        contents: kinds('fechada').map((content) => ({ ...content, isPreview: true })),
      },
      { title: 'Inativa', isActive: false, contents: kinds('inativa') },
    ],
  });
  for (const [index, { contentIds }] of course.sections.entries())
    for (const contentId of contentIds.slice(2))
      await someQuestions(db, { contentId }, [
        {
          statement: `<p>corpo-questao-${index}-${contentId}</p>`,
          explanation: `<p>gabarito-${contentId}</p>`,
        },
      ]);
  return course;
}

const courses = {
  FREE: await aCourseOfAllKinds({ paymentType: 'FREE' }),
  FREEMIUM: await aCourseOfAllKinds({ paymentType: 'FREEMIUM' }),
  PAID: await aCourseOfAllKinds({ paymentType: 'PAID' }),
  inactive: await aCourseOfAllKinds({ paymentType: 'FREEMIUM', isActive: false }),
};

type Caller = Awaited<ReturnType<typeof aUser>> | null;
const as = (role: ImpersonatedRole) => ({ 'view-as': role });
const people: [name: string, who: Caller, headers?: Readonly<Record<string, string>>][] = [
  ['a visitor', null],
  ['a learner', await aUser(db)],
  ['a subscriber', await aSubscriber(db)],
  ['an administrator', admin],
  ['an administrator as a visitor', admin, as('VISITOR')],
  ['an administrator as a learner', admin, as('LEARNER')],
  ['an administrator as a subscriber', admin, as('SUBSCRIBER')],
];

const marks = (reply: unknown): string[] => JSON.stringify(reply).match(/corpo-[\w-]+/g) ?? [];

describe.each(people)('%s', (_name, who, headers) => {
  const readCourse = (id: string) => call(who, contract.readCourse, { params: { id } }, headers);
  const readLesson = (id: string, contentId?: string) =>
    call(who, contract.readLesson, { params: { id }, query: { contentId } }, headers);
  const readContent = (id: string, contentId: string) =>
    call(who, contract.readContent, { params: { id, contentId } }, headers);

  it.each(Object.entries(courses))(
    'gets of a %s course the body of one content, as the course has it',
    async (_kind, { id, slug, contentIds }) => {
      const course = await readCourse(id);
      if (course.status !== 200) {
        for (const reply of [
          await readLesson(slug),
          await readLesson(id, contentIds[0]),
          await readContent(id, assertDefined(contentIds[0])),
        ])
          expect([reply.status, reply.body.code]).toEqual([course.status, course.body.code]);
        return;
      }
      const shown = course.body.sections.flatMap((section) =>
        section.contents.map((content) => ({ section, content })),
      );
      for (const contentId of contentIds) {
        const found = shown.find(({ content }) => content.id === contentId);
        const alone = await readContent(id, contentId);
        const { status, body: lesson } = await readLesson(id, contentId);
        expect(status).toBe(200);
        expect(marks(lesson.course)).toEqual([]);
        if (!found) {
          expect(alone.status).toBe(404);
          expect(lesson.content?.id).toBe(contentIds[0]);
          continue;
        }
        const { contentProgression: _, ...body } = found.content;
        const { isAttempted, videoPosition, ...read } = alone.body;
        expect(read).toEqual(body);
        expect(isAttempted).toBe(body.isLocked ? undefined : false);
        expect(videoPosition).toBe(body.isLocked ? undefined : null);
        // The player opens active contents only.
        if (found.section.isActive) expect(lesson.content).toEqual(alone.body);
        else expect(lesson.content?.id).toBe(contentIds[0]);
      }
    },
  );

  it('gets the outline of the course as the course has it', async () => {
    for (const { id } of Object.values(courses)) {
      const [{ status, body: course }, { body: lesson }] = [
        await readCourse(id),
        await readLesson(id),
      ];
      if (status !== 200) continue;
      expect(course).toMatchObject(lesson.course);
      expect(lesson.course.sections.map(({ contents }) => contents.length)).toEqual(
        course.sections.map(({ contents }) => contents.length),
      );
      expect(Object.keys(assertDefined(lesson.course.sections[0]?.contents[0])).toSorted()).toEqual(
        [
          'contentProgression',
          'contentType',
          'durationSeconds',
          'id',
          'isActive',
          'questionsQtd',
          'title',
        ],
      );
    }
  });
});

describe('a lesson', () => {
  it('opens where the learner resumes, without an id and with one that the course does not have', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 3 }, { contents: 2 }] });
    const other = await aCourse(db);
    const opened = async (contentId?: string) =>
      (
        await call(learner, contract.readLesson, {
          params: { id: course.slug },
          query: { contentId },
        })
      ).body.content?.id;
    expect(await opened()).toBe(course.contentIds[0]);
    const [, completed, , onlyOpened] = course.contentIds;
    const ids = { courseId: course.id, userId: learner.id };
    await call(learner, startCourse, { body: ids });
    for (const [contentId, isCompleted] of [
      [assertDefined(completed), true],
      [assertDefined(onlyOpened), false],
    ] as const) {
      const sectionId = assertDefined(
        course.sections.find(({ contentIds }) => contentIds.includes(contentId)),
      ).id;
      await call(learner, progressContent, {
        body: { ...ids, sectionId, contentId, isCompleted },
      });
    }
    expect(await opened()).toBe(completed);
    expect(await opened('nada')).toBe(completed);
    expect(await opened(other.contentIds[0])).toBe(completed);
    expect(await opened(onlyOpened)).toBe(onlyOpened);
  });

  it('has no content in a course without active ones', async () => {
    const empty = await aCourse(db, { sections: [{ contents: [{ isActive: false }] }] });
    const { status, body } = await call(admin, contract.readLesson, { params: { id: empty.id } });
    expect([status, body.content]).toEqual([200, null]);
  });

  it('reads one body from the database, and none for a refused viewer', async () => {
    const [subscriber, learner] = [await aSubscriber(db), await aUser(db)];
    const bodies = () => recorded.filter(({ text }) => text.includes('page_content')).length;
    const { id, contentIds } = courses.PAID;
    recorded.length = 0;
    await call(subscriber, contract.readLesson, {
      params: { id },
      query: { contentId: contentIds[1] },
    });
    expect(bodies()).toBe(1);
    recorded.length = 0;
    await call(learner, contract.readLesson, { params: { id } });
    expect(bodies()).toBe(0);
  });

  it('of a course of 80 contents in progress takes at most 6 KB as sent', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, {
      sections: Array.from({ length: 8 }, (_section, section) => ({
        title: `Seção ${section}: organizar as contas da casa`,
        contents: Array.from({ length: 10 }, (_content, index) => ({
          title: `Aula ${index}: o assunto ${section * 7} em uma tarde`,
          pageContent: `<p>${'Uma frase do texto. '.repeat(100)}</p>`,
        })),
      })),
    });
    const ids = { courseId: course.id, userId: learner.id };
    await call(learner, startCourse, { body: ids });
    for (const { id: sectionId, contentIds } of course.sections)
      for (const contentId of contentIds)
        await call(learner, progressContent, {
          body: { ...ids, sectionId, contentId, isCompleted: true },
        });
    const authorization = `Bearer ${await tokenOf(learner)}`;
    for (const encoding of ['br', 'gzip', 'zstd']) {
      const { rawPayload, headers } = await app.inject({
        url: `/v1/courses/${course.slug}/lesson`,
        headers: { authorization, 'accept-encoding': encoding },
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(rawPayload.length).toBeLessThan(6 * 1024);
    }
  });
});
