import { randomUUID } from 'node:crypto';
import { operations } from '@sabia/domain/operations.ts';
import { describe, expect, it } from 'vitest';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { everyRequest } from './every-request.factory.ts';

const school = await createSeededApp(await createTestApp());
const { call, people } = school;
const requests = everyRequest(school);

describe('a form with several mistakes', () => {
  it('tells all of them at once, also those of filters (product.md V1)', async () => {
    const body = { autoGenerate: true, filters: [], questionsQtd: 0, isLeveling: true } as never;
    const { status, body: problem } = await call(people.admin, operations.createPracticeExam, {
      body,
    });
    expect(status).toBe(422);
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        { path: 'title', message: 'Campo obrigatório' },
        { path: 'categories', message: 'Mínimo de 1 categoria' },
        { path: 'filters', message: 'Mínimo de 1 filtro' },
        { path: 'questionsQtd', message: 'Mínimo de 1 questão' },
        { path: 'levelingBands', message: 'Mínimo de 1 faixa de nível' },
      ]),
    );
  });

  it.each(['createCourse', 'createTrail', 'createLive', 'createInstructor'] as const)(
    '%s has one message for each field',
    async (name) => {
      const { body } = (await requests[name]()) as { body: object };
      const empty = Object.fromEntries(Object.keys(body).map((field) => [field, '']));
      const answer = await call(people.admin, operations[name], {
        body: { ...empty, thumbUrl: '' },
      });
      const paths = answer.body.errors.map(({ path }) => path);
      expect(paths.length).toBeGreaterThan(1);
      expect(paths).toEqual([...new Set(paths)]);
    },
  );

  it('says that an empty cover is missing', async () => {
    const { body } = await requests.createCourse();
    const sent = { body: { ...(body as object), slug: `c-${randomUUID()}`, thumbUrl: '' } };
    const answer = await call(people.admin, operations.createCourse, sent as never);
    expect(answer.body.errors).toEqual([{ path: 'thumbUrl', message: 'Foto de capa obrigatória' }]);
  });
});

describe('questionsQtd of a practice exam', () => {
  it.each([0, '', -3, 5000, null, 7])(
    'is not judged without autoGenerate: %j',
    async (questionsQtd) => {
      const { body } = await requests.createPracticeExam();
      const sent = { ...body, autoGenerate: false, questionsQtd } as never;
      const created = await call(people.admin, operations.createPracticeExam, { body: sent });
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      const changed = await call(people.admin, operations.configurePracticeExam, {
        params: { id: created.body.id },
        body: { questionsQtd },
      });
      expect(changed.status).toBe(200);
    },
  );

  it.each([0, '', -3, null])('is judged with autoGenerate: %j', async (questionsQtd) => {
    const { body } = await requests.createPracticeExam();
    const sent = {
      ...body,
      autoGenerate: true,
      filters: [school.categoryId],
      questionsQtd,
    } as never;
    const { status, body: problem } = await call(people.admin, operations.createPracticeExam, {
      body: sent,
    });
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ path: 'questionsQtd', message: 'Mínimo de 1 questão' }]);
  });
});

it.each([
  { averageTime: 'x' },
  { correctAverage: 'muito', correctQuestionsQtd: [], isApproved: 'sim' },
  { triesQtd: 'duas', dateOfLastTry: 'ontem' },
  { userCourseProgressionId: 1, userSectionProgressionId: '', sectionId: 'x' },
  { sectionId: undefined },
])('a step is not refused for the claim %j', async (claims) => {
  const { body } = await requests.progressContent();
  const sent = { body: { ...body, ...claims } as never };
  const { status, body: reply } = await call(people.learner, operations.progressContent, sent);
  expect(status, JSON.stringify(reply)).toBeLessThan(300);
});

it.each([undefined, 'x', -1])('an answer is not refused for the time %j', async (timeSpent) => {
  const { questions } = (
    await call(people.learner, operations.startContentAttempt, await requests.startContentAttempt())
  ).body;
  const [question] = questions;
  const answer = {
    questionId: question?.id,
    alternativeId: question?.alternatives[0]?.id,
    timeSpent,
  };
  const { body } = await requests.progressContent();
  const { status, body: reply } = await call(people.learner, operations.progressContent, {
    body: { ...body, contentId: school.examContentId, userQuestionAnswers: [answer] } as never,
  });
  expect(status, JSON.stringify(reply)).toBeLessThan(300);
  expect(JSON.stringify(reply.contentProgression)).not.toContain('NaN');
});
