import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../src/courses/courses.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../src/questions/questions.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { aUser } from '../src/users/users.factory.ts';

// No reply reveals the answer key before the learner has answered (product.md Q2): a learner with an open
// attempt calls every operation.

const { app, db, call, tokenOf } = await createTestApp();
const learner = await aUser(db);

const secret = 'porque-o-gabarito-diz';
const questions = Array.from({ length: 3 }, (_, at) => ({
  statement: `<p>Questão ${at}</p>`,
  explanation: `<p>${secret}</p>`,
}));

const exam = await aPracticeExam(db, { questions });
const course = await aCourse(db, {
  sections: [
    {
      contents: [
        { contentType: 'EXAM', title: 'Prova', isPreview: true },
        { contentType: 'QUICK_QUESTION', title: 'Pergunta rápida', isPreview: true },
        { contentType: 'PRACTICE_EXAM', title: 'Simulado' },
      ],
    },
  ],
});
for (const contentId of course.contentIds) await someQuestions(db, { contentId }, questions);
const [contentId = ''] = course.contentIds;
const { body: ongoing } = await call(learner, attempts.startPracticeAttempt, {
  params: { id: exam.id },
});
const { body: inCourse } = await call(learner, attempts.startContentAttempt, {
  params: { contentId },
});

/** Values for each path parameter. */
const ids = [
  course.id,
  course.slug,
  ...course.contentIds,
  ...course.sections.map(({ id }) => id),
  exam.id,
  ongoing.id,
  inCourse.id,
  ...ongoing.questions.map(({ id }) => id),
  learner.id,
  randomUUID(),
];

const step = {
  courseId: course.id,
  userId: learner.id,
  sectionId: course.sections[0]?.id,
  contentId,
  questionId: ongoing.questions[0]?.id,
  alternativeId: randomUUID(),
  id: randomUUID(),
  answers: [{ id: 'nada', questionId: ongoing.questions[0]?.id }],
  isCompleted: true,
};

/** Ending an attempt returns its answer key. */
const tells = new Set(['submitPracticeAttempt']);

const asked = (Object.entries(operations) as [string, Operation][]).filter(
  ([name]) => !tells.has(name),
);

describe.each(asked)('%s', (_name, operation) => {
  it('does not reveal the answer key', async () => {
    const names = pathOf(operation).match(/\{(\w+)\}/g) ?? [];
    const places = names.length === 0 ? [null] : ids;
    for (const place of places) {
      const path = pathOf(operation).replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'userId'
          ? learner.id
          : name === 'courseId'
            ? course.id
            : encodeURIComponent(place ?? ''),
      );
      const response = await app.inject({
        method: methodOf(operation),
        url: `/v1${path}`,
        ...(operation.body && { payload: step }),
        headers: { authorization: `Bearer ${await tokenOf(learner)}` },
      });
      expect(response.body, `${path} ${response.statusCode}`).not.toMatch(
        new RegExp(`${secret}|"isCorrect"|"rightAlternativeId"|"correctAlternativeId"`),
      );
    }
  });
});

it('calls all operations that a learner may call', async () => {
  const readable = [
    `/v1/courses/${course.id}`,
    `/v1/courses/${course.id}/lesson?contentId=${contentId}`,
    `/v1/courses/${course.id}/content/${contentId}`,
    `/v1/courses/${course.slug}/preview`,
    `/v1/practice-exams/${exam.id}`,
    `/v1/practice-exams/attempts/${ongoing.id}`,
  ];
  for (const url of readable) {
    const headers = { authorization: `Bearer ${await tokenOf(learner)}` };
    const response = await app.inject({ method: 'GET', url, headers });
    expect({ url, status: response.statusCode }).toEqual({ url, status: 200 });
    expect(response.body).toContain('Questão 1');
  }
});
